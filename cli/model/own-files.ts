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
