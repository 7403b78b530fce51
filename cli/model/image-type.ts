/** The signatures of image and video files in their first bytes, as Latin-1. */
const signatures: readonly [type: string, pattern: RegExp][] = [
  ["png", /^\u0089PNG\r\n/u],
  ["jpg", /^\u00FF\u00D8\u00FF/u],
  ["gif", /^GIF8[79]a/u],
  ["webp", /^RIFF[^]{4}WEBP/u],
  ["avif", /^[^]{4}ftyp(?:avif|avis|[^]{4,60}avi[fs])/u],
  [
    "mp4",
    /^[^]{4}ftyp(?:isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|dash|MSNV|f4v )/u,
  ],
  ["webm", /^[^]\u0045\u00DF\u00A3/u],
  ["vtt", /^(?:\u00EF\u00BB\u00BF)?WEBVTT(?:[ \t\r\n]|$)/u],
  ["heic", /^[^]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/u],
  ["bmp", /^BM/u],
  ["tiff", /^(?:II\*\0|MM\0\*)/u],
  ["pdf", /^%PDF-/u],
  [
    "svg",
    /^(?:\u00EF\u00BB\u00BF)?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg[\s/>])/iu,
  ],
  ["html", /^(?:\u00EF\u00BB\u00BF)?\s*<(?:!DOCTYPE html|html|head|body)\b/iu],
];

/** The extension for a file's first bytes. Undefined for an unknown signature. */
export function imageTypeOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 512)).toString("latin1");
  return signatures.find(([, pattern]) => pattern.test(head))?.[0];
}
