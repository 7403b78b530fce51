import type { ShareImage } from "./page.ts";

/** An image of 1200 by 630 pixels for shared links. */
export function shareImage(src: string, alt: string): ShareImage {
  return { src, width: 1200, height: 630, alt };
}

/** The share image of an entry for the head of its page. Empty if there is none. */
export function entryShareImage(entry: {
  title: string;
  shareImage?: string | undefined;
}): { image?: ShareImage } {
  const { shareImage: src, title } = entry;
  return src === undefined ? {} : { image: shareImage(src, title) };
}
