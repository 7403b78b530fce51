import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { AppError } from "../../app-error.ts";
import type { CompiledOutput } from "../../model/compiled-folder.ts";
import type { Asset, PictureVariant } from "../../model/image-resolver.ts";
import { inParallel } from "../../model/in-parallel.ts";
import type { OutputFolder } from "./output-folder.ts";
import { assetPath, draftAssetPath } from "./write-output.ts";

/** A variant of a picture, and the paths in the output that it belongs to. */
interface Missing {
  variant: PictureVariant;
  paths: string[];
}

/**
 * Encodes the variants that the output does not have, those of equal pictures once. Names depend on the picture and on
 * the encoding, so existing files are up to date.
 * @throws the reason of an aborted signal
 */
export async function encodePictures(
  out: OutputFolder,
  { assets, drafts }: CompiledOutput,
  signal?: AbortSignal,
): Promise<void> {
  const pictures = new Map<
    string,
    { absolutePath: string; missing: Map<string, Missing> }
  >();
  const add = (path: string, { absolutePath, digest, variant }: Asset) => {
    if (variant === undefined || out.isIntact(path)) return;
    const picture = pictures.get(digest) ?? {
      absolutePath,
      missing: new Map<string, Missing>(),
    };
    pictures.set(digest, picture);
    const recipe = JSON.stringify(variant);
    const { paths } = picture.missing.get(recipe) ?? { paths: [] };
    picture.missing.set(recipe, { variant, paths: [...paths, path] });
  };
  for (const asset of assets) add(assetPath(asset), asset);
  for (const asset of drafts.assets) add(draftAssetPath(asset), asset);
  await inParallel(
    pictures.values(),
    availableParallelism(),
    async ({ absolutePath, missing }) => {
      signal?.throwIfAborted();
      const wanted = [...missing.values()];
      const encoded = await encode(absolutePath, wanted);
      for (const [place, { paths }] of wanted.entries())
        for (const path of paths) out.put(path, encoded[place] ?? "");
    },
  );
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
