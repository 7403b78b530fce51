/**
 * A pattern for addresses of files of this site with one of these extensions: beside the text, as in `./a.mp4`, or in
 * public/, as in `/videos/a.mp4`. Addresses with a scheme or a host do not match.
 * @param extensions alternatives of a regular expression, such as `mp4|webm`
 */
export function fileOfType(extensions: string): RegExp {
  return new RegExp(
    String.raw`^(?:\.?/)?[^/\\:?#\s][^\\:?#]*\.(?:${extensions})$`,
    "iu",
  );
}

/** The extensions of images, videos and captions. */
const SHOWN = /\.(?:svg|png|jpe?g|webp|avif|gif|mp4|webm|vtt)$/iu;
/** Those of videos and their captions. */
const MEDIA = /\.(?:mp4|webm|vtt)$/iu;

/** The name of a file's type in messages. */
export function nameOfFile(name: string): "image" | "video" | "captions file" {
  if (!MEDIA.test(name)) return "image";
  return /\.vtt$/iu.test(name) ? "captions file" : "video";
}

/** True for the name of an image, a video or its captions. */
export function isShownFile(name: string): boolean {
  return SHOWN.test(name);
}

/** True for the name of a video or of its captions. */
export function isMediaFile(name: string): boolean {
  return MEDIA.test(name);
}

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
  ["lfs", /^version https:\/\/git-lfs\.github\.com\//u],
  ["html", /^(?:\u00EF\u00BB\u00BF)?\s*<(?:!DOCTYPE html|html|head|body)\b/iu],
];

/** The extension for a file's first bytes. Undefined for an unknown signature. */
export function imageTypeOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 512)).toString("latin1");
  return signatures.find(([, pattern]) => pattern.test(head))?.[0];
}
