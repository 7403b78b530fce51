import { readFileSync } from "node:fs";
import { entryBody, type MarkdownName } from "#schema";
import type { CompiledEntry, CompiledFile } from "../../model/compiled-file.ts";
import type { CompiledOutput } from "../../model/compiled-folder.ts";
import type { Asset } from "../../model/image-resolver.ts";
import { formatSortedJson } from "../../model/sorted-json.ts";
import type { CompileCache } from "../cache/compile-cache.ts";
import type { OutputFolder } from "./output-folder.ts";
import { writeSearch } from "./write-search.ts";

/**
 * Writes the compiled output: copies of images, bodies and drafts, then the search index, and the index last, so that
 * readers of an index find all that it names.
 * @throws BodyLost
 */
export function writeOutput(
  outDir: string,
  out: OutputFolder,
  { assets, bodies, drafts, index, indexText }: CompiledOutput,
  cache: CompileCache,
): void {
  for (const asset of assets) putCopy(asset, assetPath(asset));
  for (const asset of drafts.assets) putCopy(asset, draftAssetPath(asset));
  for (const file of bodies) {
    const { path, rendered } = placeOf(file);
    if (!out.has(path, rendered.bodyDigest)) out.put(path, cache.bodyOf(file));
  }
  for (const { entry, file } of drafts.files) {
    const body = cache.bodyOf(file).trimEnd();
    const fields = formatSortedJson(entry).trimEnd();
    out.put(
      `previews/${placeOf(file).path}`,
      `{"body":${body},"entry":${fields}}\n`,
    );
  }
  const files = new Map(bodies.map((file) => [placeOf(file).path, file]));
  writeSearch(outDir, index.collections, (collection, slug) => {
    const file = files.get(bodyPath(collection, slug));
    return entryBody.parse(JSON.parse(file ? cache.bodyOf(file) : ""));
  });
  out.put("index.json", indexText);

  function putCopy({ absolutePath, digest, variant }: Asset, path: string) {
    // Variants are encoded before.
    if (variant === undefined && !out.has(path, digest))
      out.put(path, readFileSync(absolutePath));
  }
}

function placeOf({ entry, file }: CompiledFile) {
  if (entry?.rendered === undefined)
    throw new Error(`${file} has not been rendered`);
  const { collection, rendered, slug } = entry;
  return { path: bodyPath(collection, slug), rendered };
}

function bodyPath(
  collection: CompiledEntry["collection"] | MarkdownName,
  slug: string,
): string {
  return `${collection}/${slug}.json`;
}

/** The path of an image in the output. */
export function assetPath({ name }: Pick<Asset, "name">): string {
  return `assets/${name}`;
}

/** The path of an image that only drafts show. Drafts are apart from everything that the site shows. */
export function draftAssetPath(asset: Pick<Asset, "name">): string {
  return `previews/${assetPath(asset)}`;
}
