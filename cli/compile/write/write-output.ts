import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type {
  CompiledOutput,
  DraftFile,
  OutputBody,
} from "../../model/compiled-folder.ts";
import type { Asset } from "../../model/image-resolver.ts";
import { isTemporary, listOutput } from "../list-output.ts";
import { outputFolders } from "../output-folders.ts";
import { assetPath } from "./place-asset.ts";
import { sharePath } from "./draw-share-images.ts";
import { replaceFile } from "./replace-file.ts";

const MAX_BUILD_MS = 600_000;

export interface WriteReport {
  written: number;
  unchanged: number;
  removed: number;
  /** Share images that were drawn. */
  drawn: number;
}

/** Moves or copies files into the output. Each returns false if the file exists already. */
export interface Place {
  /** A body that was stored during the run. */
  body(body: OutputBody): boolean;
  asset(asset: Asset, path: string): boolean;
}

/**
 * Writes the compiled output: images and bodies first, then the index, and then removes what the index no longer
 * names. Each file is written under a temporary name and renamed, so readers see the old bytes or the new ones, never
 * a part. Files with the same bytes are not touched.
 */
export function writeOutput(
  out: string,
  { assets, bodies, drafts, index, shareImages }: CompiledOutput,
  place: Place,
): WriteReport {
  const report: WriteReport = {
    written: 0,
    unchanged: 0,
    removed: 0,
    drawn: 0,
  };
  const keep = new Set(["index.json", ...shareImages.map(sharePath)]);
  for (const asset of assets) putAsset(asset, assetPath(asset));
  for (const asset of drafts.assets) putAsset(asset, draftAssetPath(asset));
  for (const draft of drafts.files)
    put(draftPath(draft), Buffer.from(draft.text));
  for (const body of bodies) {
    const path = bodyPath(body);
    if (body.text !== undefined) put(path, Buffer.from(body.text));
    else count(path, place.body(body));
  }
  put("index.json", index);
  removeStale();
  return report;

  function count(path: string, isWritten: boolean): void {
    keep.add(path);
    if (isWritten) report.written++;
    else report.unchanged++;
  }

  function putAsset(asset: Asset, path: string): void {
    count(path, place.asset(asset, path));
  }

  function put(path: string, bytes: Uint8Array): void {
    count(path, replaceFile(join(out, path), bytes));
  }

  function removeStale(): void {
    for (const name of listOutput(out, outputFolders)) {
      const path = join(out, name);
      if (keep.has(name) || (isTemporary(name) && isYoung(path))) continue;
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

/** The path of a draft in the output, apart from everything that the site shows. */
export function draftPath({
  collection,
  slug,
}: Pick<DraftFile, "collection" | "slug">): string {
  return `previews/${collection}/${slug}.json`;
}

/** The path of an image that only drafts show. */
export function draftAssetPath(asset: Pick<Asset, "name">): string {
  return join("previews", assetPath(asset));
}

/** True while another build may still be about to rename the file. */
function isYoung(path: string): boolean {
  const facts = statSync(path, { throwIfNoEntry: false });
  return facts !== undefined && Date.now() - facts.mtimeMs < MAX_BUILD_MS;
}
