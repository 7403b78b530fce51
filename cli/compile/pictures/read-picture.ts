import { imageTypeOf } from "../../model/own-files.ts";
import { MAX_PIXELS, type PictureFacts } from "../../model/image-resolver.ts";
import { hasLocation } from "./find-location.ts";
import { loadSharp } from "./load-sharp.ts";

/** Reads the header of a picture. A file that is not a picture has no size. */
export async function readPicture(bytes: Buffer): Promise<PictureFacts> {
  const type = imageTypeOf(bytes);
  const facts = {
    bytes: bytes.length,
    ...(type === undefined ? {} : { type }),
    isAnimated: false,
    hasAlpha: false,
    hasLocation: false,
  };
  if (type === undefined || !/^(?:png|jpg|gif|webp|avif)$/u.test(type))
    return facts;
  const sharp = await loadSharp();
  try {
    const found = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { height, width } = found.autoOrient;
    return {
      ...facts,
      width,
      height,
      isAnimated: (found.pages ?? 1) > 1 || isAnimatedPng(bytes, type),
      hasAlpha: found.hasAlpha,
      hasLocation: hasLocation(found),
    };
  } catch {
    return facts;
  }
}

/** APNG has its control chunk before the pixels: https://www.w3.org/TR/png-3/#apng-frame-based-animation */
function isAnimatedPng(bytes: Buffer, type: string): boolean {
  if (type !== "png") return false;
  const control = bytes.indexOf("acTL");
  return control !== -1 && control < bytes.indexOf("IDAT");
}

/**
 * Decodes a picture completely.
 * @returns what is wrong with it, as a clause; "" if nothing is
 */
export async function findFault(
  bytes: Buffer,
  { height = 0, width = 0 }: PictureFacts,
): Promise<string> {
  if (width === 0 || height === 0) return "its header cannot be read";
  const pixels = width * height;
  if (pixels > MAX_PIXELS)
    return `it has ${Math.round(pixels / 1_000_000)} megapixels, and more than ${MAX_PIXELS / 1_000_000} are not decoded`;
  const sharp = await loadSharp();
  try {
    // JPEG is decoded at an eighth of its size here, but every byte is read.
    await sharp(bytes, { failOn: "warning", limitInputPixels: MAX_PIXELS })
      .resize(16)
      .raw()
      .toBuffer();
    return "";
  } catch (error) {
    return describeFault(error);
  }
}

function describeFault(error: unknown): string {
  const [text = ""] = error instanceof Error ? error.message.split("\n") : [];
  const reason = text.replace(/^\w+: /u, "").replace(/\.$/u, "");
  return `it is damaged or incomplete (${reason.toLowerCase()})`;
}
