import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type {
  CompiledOutput,
  OutputBody,
} from "../../model/compiled-folder.ts";
import type { Asset } from "../../model/image-resolver.ts";
import { isTemporary } from "../list-output.ts";
import { assetPath } from "./place-asset.ts";
import { replaceFile, replaceInPieces } from "./replace-file.ts";
import { writeSearchOf } from "./write-search.ts";

const MAX_BUILD_MS = 600_000;

export interface WriteReport {
  written: number;
  /** Files that were there before. */
  unchanged: number;
  removed: number;
  /** Share images that were drawn. */
  drawn: number;
}

/** An output folder. Its methods that place a file return false if the file exists already. */
export interface OutputFolder {
  path: string;
  /** Places a body that was stored during the run. */
  placeBody(name: string): boolean;
  placeAsset(asset: Asset, name: string): boolean;
  /** The files in it that this tool may have written, besides these. */
  listOthers(names: ReadonlySet<string>): readonly string[];
}

/**
 * Writes the compiled output: images and bodies first, then the search index, the index, and then removes what the index
 * no longer names. Each file is written under a temporary name and renamed, so readers see the old bytes or the new ones, never
 * a part. Files with the same bytes are not touched.
 * @returns how many files were written and removed, and the names of all files that belong to the output
 */
export function writeOutput(
  out: OutputFolder,
  { assets, bodies, drafts, index, shareImages }: CompiledOutput,
): { names: Set<string>; removed: number; written: number } {
  const report = { written: 0, removed: 0 };
  const names = new Set(["index.json", ...shareImages.map(({ path }) => path)]);
  for (const asset of assets) putAsset(asset, assetPath(asset));
  for (const asset of drafts.assets) putAsset(asset, draftAssetPath(asset));
  for (const draft of drafts.files)
    put(`previews/${bodyPath(draft)}`, Buffer.from(draft.text));
  for (const body of bodies) {
    const path = bodyPath(body);
    if (body.text !== undefined) put(path, Buffer.from(body.text));
    else count(path, out.placeBody(path));
  }
  writeSearchOf(out.path, index);
  const path = "index.json";
  count(path, replaceInPieces(join(out.path, path), index));
  removeStale();
  return { ...report, names };

  function count(path: string, isWritten: boolean): void {
    names.add(path);
    if (isWritten) report.written++;
  }

  function putAsset(asset: Asset, path: string): void {
    count(path, out.placeAsset(asset, path));
  }

  function put(path: string, bytes: Uint8Array): void {
    count(path, replaceFile(join(out.path, path), bytes));
  }

  function removeStale(): void {
    for (const name of out.listOthers(names)) {
      const path = join(out.path, name);
      if (!existsSync(path) || (isTemporary(name) && isYoung(path))) continue;
      rmSync(path, { force: true });
      report.removed++;
    }
  }
}

/** The path of a body in the output. */
export function bodyPath({
  collection,
  slug,
}: Pick<OutputBody, "collection" | "slug">): string {
  return `${collection}/${slug}.json`;
}

/** The path of an image that only drafts show. Drafts are apart from everything that the site shows. */
export function draftAssetPath(asset: Pick<Asset, "name">): string {
  return `previews/${assetPath(asset)}`;
}

/** True while another build may still be about to rename the file. */
function isYoung(path: string): boolean {
  const facts = statSync(path, { throwIfNoEntry: false });
  return facts !== undefined && Date.now() - facts.mtimeMs < MAX_BUILD_MS;
}
