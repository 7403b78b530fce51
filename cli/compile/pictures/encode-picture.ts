import type { Sharp } from "sharp";
import { type PictureVariant, MAX_PIXELS } from "../../model/image-resolver.ts";
import { loadSharp } from "./load-sharp.ts";

/** A larger file takes seconds on a phone. */
const MAX_BYTES = 390_000;
/** Tried in turn until the file is small enough. Most photos need only the first, and only noise needs the last. */
const QUALITIES = { photo: [78, 60, 40, 20, 8], graphic: [88, 70, 50, 25, 8] };

/**
 * Encodes variants of a picture: upright, in sRGB, with eight bits a channel and without any metadata.
 * @throws if the picture cannot be decoded
 */
export async function encodePicture(
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
    encoded = await encode(picture.clone(), format, quality).toBuffer();
    if (encoded.length <= MAX_BYTES) break;
  }
  return encoded;
}

function encode(
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
