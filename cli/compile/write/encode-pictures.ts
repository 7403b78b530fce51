import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { AppError } from "../../app-error.ts";
import type { CompiledOutput } from "../../model/compiled-folder.ts";
import type { PictureVariant } from "../../model/image-resolver.ts";
import { inParallel } from "../../model/in-parallel.ts";
import type { OutputFolder } from "./output-folder.ts";
import { assetPath, draftAssetPath } from "./write-output.ts";

/**
 * Encodes the variants that the output does not have. Names depend on the picture and on the encoding, so existing files
 * are up to date.
 * @throws the reason of an aborted signal
 */
export async function encodePictures(
  out: OutputFolder,
  { assets, drafts }: CompiledOutput,
  signal?: AbortSignal,
): Promise<void> {
  const all = [
    ...assets.map((asset) => ({ ...asset, path: assetPath(asset) })),
    ...drafts.assets.map((asset) => ({
      ...asset,
      path: draftAssetPath(asset),
    })),
  ];
  const missing = all.flatMap(({ variant, ...file }) =>
    variant === undefined || out.isIntact(file.path)
      ? []
      : { ...file, variant },
  );
  const pictures = Map.groupBy(missing, ({ absolutePath }) => absolutePath);
  await inParallel(pictures, availableParallelism(), async ([path, wanted]) => {
    signal?.throwIfAborted();
    const encoded = await encode(path, wanted);
    for (const [place, each] of wanted.entries())
      out.put(each.path, encoded[place] ?? "");
  });
}

/** @throws AppError for a picture that cannot be decoded, if the settings allow the error that the checks reported */
async function encode(
  path: string,
  wanted: readonly { variant: PictureVariant }[],
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
