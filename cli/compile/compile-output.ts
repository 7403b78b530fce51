import type { CompiledFile } from "../model/compiled-file.ts";
import type {
  CompiledFolder,
  CompiledOutput,
  DraftFile,
  OutputBody,
} from "../model/compiled-folder.ts";
import type { Asset, ImageResolver } from "../model/image-resolver.ts";
import { assembleIndex, type IndexOptions } from "./assemble-index.ts";
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
  const drafts = folder.entries
    .filter((entry) => !inIndex.has(entry))
    .flatMap((entry) => options.compiled.get(entry) ?? []);
  const shownByDrafts = imagesOf(drafts, resolver);
  return {
    index,
    bodies: written.flatMap(bodyOf),
    assets: [...assets.values()],
    ...collectShareImages(entries, options.compiled, brand),
    drafts: {
      files: drafts.flatMap(draftOf),
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
function draftOf({ entry }: CompiledFile): DraftFile[] {
  if (entry?.rendered?.body === undefined) return [];
  const { collection, rendered, slug } = entry;
  const body = formatBody(entry.rendered.body).trimEnd();
  const text = `{"body":${body},"entry":${String(rendered.indexed())}}\n`;
  return [{ collection, slug, text }];
}
