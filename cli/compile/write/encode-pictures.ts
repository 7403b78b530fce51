import { readFileSync } from "node:fs";
import type { Sharp } from "sharp";
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { AppError } from "../../app-error.ts";
import type { CompiledOutput } from "../../model/compiled-folder.ts";
import { MAX_PIXELS, type PictureVariant } from "../../model/image-resolver.ts";
import { loadSharp } from "../pictures/load-sharp.ts";
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

/** A larger file takes seconds on a phone. */
const MAX_BYTES = 390_000;
/** Tried in turn until the file is small enough. Most photos need only the first, and only noise needs the last. */
const QUALITIES = { photo: [78, 60, 40, 20, 8], graphic: [88, 70, 50, 25, 8] };

/**
 * Encodes variants of a picture: upright, in sRGB, with eight bits a channel and without any metadata.
 * @throws if the picture cannot be decoded
 */
async function encodePicture(
  bytes: Uint8Array,
  variants: readonly PictureVariant[],
): Promise<Buffer[]> {
  const sharp = await loadSharp();
  const width = Math.max(...variants.map((variant) => variant.width));
  // Decoded once, at the size of the largest variant.
  const { data, info } = await sharp(bytes, {
    failOn: "none",
    limitInputPixels: MAX_PIXELS,
  })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels, height } = info;
  const raw = { channels, height, width: info.width };
  const encoded: Buffer[] = [];
  for (const variant of variants) {
    const resized = sharp(data, { raw }).resize({ width: variant.width });
    encoded.push(await encodeWithinLimit(resized, variant));
  }
  return encoded;
}

async function encodeWithinLimit(
  picture: Sharp,
  { format, isGraphic }: PictureVariant,
): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of QUALITIES[isGraphic ? "graphic" : "photo"]) {
    encoded = await toFormat(picture.clone(), format, quality).toBuffer();
    if (encoded.length <= MAX_BYTES) break;
  }
  return encoded;
}

function toFormat(
  picture: Sharp,
  format: PictureVariant["format"],
  quality: number,
): Sharp {
  switch (format) {
    case "webp":
      return picture.webp({ quality, smartSubsample: quality > 80 });
    case "jpeg":
      return picture.jpeg({ quality, mozjpeg: true });
    case "png":
      return picture.png({ palette: true, quality, effort: 4 });
  }
}
