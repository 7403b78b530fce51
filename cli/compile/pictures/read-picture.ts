import { imageTypeOf } from "../../model/own-files.ts";
import { MAX_PIXELS, type PictureFacts } from "../../model/image-resolver.ts";
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

/** The tag of EXIF that points to the GPS data: https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, 4.6.3 */
const GPS_TAG = 0x8825;
const HEADER = "Exif\0\0";
const ENTRY_BYTES = 12;

/** True when the metadata of a picture says where it was taken. */
function hasLocation({
  exif,
  xmp,
}: {
  exif?: Buffer | undefined;
  xmp?: Buffer | undefined;
}): boolean {
  if (xmp?.includes("GPSLatitude")) return true;
  if (exif === undefined) return false;
  const start = exif.toString("latin1", 0, 6) === HEADER ? 6 : 0;
  return tagsOf(exif.subarray(start)).includes(GPS_TAG);
}

/** The tags of the first folder of EXIF. None if it is cut off. */
function tagsOf(tiff: Buffer): number[] {
  if (tiff.length < 10) return [];
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const read16 = (at: number) =>
    isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const folder = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (folder + 2 > tiff.length) return [];
  const fits = Math.floor((tiff.length - folder - 2) / ENTRY_BYTES);
  const length = Math.min(read16(folder), fits);
  return Array.from({ length }, (_, entry) =>
    read16(folder + 2 + entry * ENTRY_BYTES),
  );
}
