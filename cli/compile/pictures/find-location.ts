/** The tag of EXIF that points to the GPS data: https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, 4.6.3 */
const GPS_TAG = 0x8825;
const HEADER = "Exif\0\0";
const ENTRY_BYTES = 12;

/** True when the metadata of a picture says where it was taken. */
export function hasLocation({
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
