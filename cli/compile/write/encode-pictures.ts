import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { AppError } from "../../app-error.ts";
import type { CompiledOutput } from "../../model/compiled-folder.ts";
import type { Asset, PictureVariant } from "../../model/image-resolver.ts";
import { inParallel } from "../../model/in-parallel.ts";
import type { OutputFiles } from "../cache/output-files.ts";
import { assetPath, placeBytes } from "./place-asset.ts";
import { draftAssetPath } from "./write-output.ts";

interface Missing {
  /** Its path in the output. */
  path: string;
  variant: PictureVariant;
}

/**
 * Encodes the variants that the output does not have. Names depend on the picture and on the encoding, so existing
 * files are up to date.
 * @returns the paths of those that were written
 * @throws the reason of an aborted signal
 */
export async function encodePictures(
  outDir: string,
  { assets, drafts }: CompiledOutput,
  files: OutputFiles,
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const missing = new Map<string, Missing[]>();
  const add = (path: string, { absolutePath, variant }: Asset) => {
    if (variant === undefined || files.holds(path, join(outDir, path))) return;
    const others = missing.get(absolutePath) ?? [];
    missing.set(absolutePath, [...others, { path, variant }]);
  };
  for (const asset of assets) add(assetPath(asset), asset);
  for (const asset of drafts.assets) add(draftAssetPath(asset), asset);
  const written = new Set<string>();
  await inParallel(missing, availableParallelism(), async ([file, wanted]) => {
    signal?.throwIfAborted();
    const encoded = await encode(file, wanted);
    for (const [place, { path }] of wanted.entries()) {
      const bytes = encoded[place];
      if (bytes === undefined) continue;
      placeBytes(outDir, path, bytes, files);
      written.add(path);
    }
  });
  return written;
}

/** @throws AppError for a picture that cannot be decoded, if the settings allow the error that the checks reported */
async function encode(
  path: string,
  wanted: readonly Missing[],
): Promise<Buffer[]> {
  const { encodePicture } = await import("../pictures/encode-picture.ts");
  const bytes = readFileSync(path);
  const variants = wanted.map(({ variant }) => variant);
  try {
    return await encodePicture(bytes, variants);
  } catch (cause) {
    throw new AppError(
      "picture-broken",
      `The picture ${basename(path)} cannot be decoded.`,
      { hint: "Export it again, or remove it from the entry.", cause },
    );
  }
}
