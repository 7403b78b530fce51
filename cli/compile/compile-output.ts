import type { CompiledFile } from "../model/compiled-file.ts";
import type {
  CompiledFolder,
  CompiledOutput,
} from "../model/compiled-folder.ts";
import type { Asset, ImageResolver } from "../model/image-resolver.ts";
import { formatSortedJson } from "../model/sorted-json.ts";
import {
  assembleIndex,
  indexEntry,
  listIndexed,
  type IndexOptions,
} from "./compile-index.ts";

interface OutputOptions extends IndexOptions {
  fields: IndexOptions["fields"] & { assets: ReadonlyMap<string, Asset> };
  resolver: ImageResolver;
}

/** What a build writes: the index, the bodies of the entries in it, the images that are shown, and drafts. */
export function compileOutput(
  folder: CompiledFolder,
  options: OutputOptions,
): CompiledOutput {
  const { brand, fields, resolver } = options;
  const indexed = listIndexed(folder, options);
  const index = assembleIndex(folder, indexed, options);
  const bodies = indexed.map(({ file }) => file);
  const assets = new Map([...fields.assets, ...imagesOf(bodies, resolver)]);
  const shown = new Set(indexed.map(({ entry }) => entry));
  const drafts = folder.entries
    .filter((entry) => !shown.has(entry))
    .flatMap((entry) => indexEntry(entry, [], options));
  const draftFiles = drafts.map(({ file }) => file);
  const draftAssets = imagesOf(draftFiles, resolver);
  return {
    index,
    indexText: formatSortedJson(index),
    bodies,
    assets: [...assets.values()],
    shareImages: indexed.flatMap(({ entry, share }) =>
      share === undefined || entry.common.draft ? [] : share,
    ),
    shareMark: brand?.mark ?? "",
    drafts: {
      files: drafts.map(({ fields: entry, file }) => ({ entry, file })),
      assets: [...draftAssets.values()].filter(({ name }) => !assets.has(name)),
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
