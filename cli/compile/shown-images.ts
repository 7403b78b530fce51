import { posix } from "node:path";
import type { FoundFile } from "../model/content-file.ts";

/** Starts at the first slash. Addresses do not overlap, so each character is read once. */
const ADDRESS = /\/[^\s()<>"'`]+/gu;
const IMAGE = /^.+\.(?:svg|png|jpe?g|webp|avif|gif|mp4|webm|vtt)/iu;

/** Every address in a text that could be that of an image file. May find more than the text shows, never fewer. */
export function shownImages(
  file: string,
  body: string,
  images: readonly FoundFile[],
): string[] {
  const shown = new Set<string>();
  for (const address of body.match(ADDRESS) ?? []) {
    const image = IMAGE.exec(address)?.[0];
    if (image !== undefined) shown.add(image);
  }
  const folder = posix.dirname(file);
  for (const { path } of images) {
    if (!path.startsWith(`${folder}/`)) continue;
    const src = path.slice(folder.length + 1);
    const name = posix.basename(src);
    if (!body.includes(name) && !body.includes(encodeURI(name))) continue;
    for (const written of [src, encodeURI(src)])
      shown.add(written).add(`./${written}`);
  }
  return [...shown];
}
