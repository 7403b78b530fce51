import { posix } from "node:path";
import type { FoundFile } from "../model/content-file.ts";

const ADDRESS = /\/[^\s()<>"'`]+\.(?:svg|png|jpe?g|webp|avif|gif)/giu;

/** Every address in a text that could be one of an image file: more than it shows, and none less. */
export function shownImages(
  file: string,
  body: string,
  images: readonly FoundFile[],
): string[] {
  const shown = new Set(body.match(ADDRESS));
  const folder = posix.dirname(file);
  for (const { path } of images) {
    if (!path.startsWith(`${folder}/`)) continue;
    const src = path.slice(folder.length + 1);
    if (!body.includes(posix.basename(src))) continue;
    for (const written of [`./${src}`, src, encodeURI(`./${src}`)])
      shown.add(written);
  }
  return [...shown];
}
