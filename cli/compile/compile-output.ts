import type { CompiledFile } from "../model/compiled-file.ts";
import type {
  CompiledFolder,
  CompiledOutput,
  DraftFile,
  OutputBody,
} from "../model/compiled-folder.ts";
import type { Asset, ImageResolver } from "../model/image-resolver.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import {
  assembleIndex,
  changeOf,
  indexEntry,
  type IndexOptions,
} from "./assemble-index.ts";
import { formatBody, type CompileInputs } from "./compile-markdown-file.ts";
import { collectShareImages } from "./share-images/collect-share-images.ts";

/** What a build writes: the index, the bodies of the entries in it, the images that are shown, and drafts. */
export function compileOutput(
  folder: CompiledFolder,
  options: IndexOptions,
  fieldAssets: ReadonlyMap<string, Asset>,
  { brand, resolver }: Pick<CompileInputs, "brand" | "resolver">,
): CompiledOutput {
  const { entries, index } = assembleIndex(folder, options);
  const written = entries.flatMap((entry) => options.compiled.get(entry) ?? []);
  const assets = new Map([...fieldAssets, ...imagesOf(written, resolver)]);
  const inIndex = new Set(entries);
  const unpublished = folder.entries.filter((entry) => !inIndex.has(entry));
  const drafts = unpublished.flatMap(
    (entry) => options.compiled.get(entry) ?? [],
  );
  const shownByDrafts = imagesOf(drafts, resolver);
  return {
    index,
    bodies: written.flatMap(bodyOf),
    assets: [...assets.values()],
    ...collectShareImages(entries, options.compiled, brand),
    drafts: {
      files: unpublished.flatMap((entry) => draftOf(entry, options)),
      assets: [...shownByDrafts.values()].filter(
        ({ name }) => !assets.has(name),
      ),
    },
  };
}

/** The output files made from images of entries, by name. */
function imagesOf(
  files: readonly CompiledFile[],
  resolver: ImageResolver,
): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const { entry, file } of files)
    for (const [src] of entry?.uses.images ?? [])
      for (const asset of resolver.resolve(file, src)?.assets ?? [])
        assets.set(asset.name, asset);
  return assets;
}

function bodyOf(file: CompiledFile): OutputBody[] {
  if (file.entry?.rendered === undefined) return [];
  const { collection, rendered, slug } = file.entry;
  const { body, bodyDigest: digest } = rendered;
  const text = body === undefined ? {} : { text: formatBody(body) };
  return [{ collection, slug, digest, ...text }];
}

/** A draft's file: entry and body together, because nothing else refers to it. */
function draftOf(
  draft: MarkdownEntry,
  { changeDates, compiled }: IndexOptions,
): DraftFile[] {
  const { rendered } = compiled.get(draft)?.entry ?? {};
  if (rendered?.body === undefined) return [];
  const { collection, slug } = draft;
  const body = formatBody(rendered.body).trimEnd();
  const changed = changeOf(draft, changeDates);
  const entry = indexEntry(rendered, { changed, related: [] });
  return [{ collection, slug, text: `{"body":${body},"entry":${entry}}\n` }];
}
