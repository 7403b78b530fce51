import type { DataFunction } from "../../page.ts";
import tokens from "../../styles/tokens.css?raw";
import proseHtml from "./prose-sample.html?raw";

export interface GalleryData {
  /** Names of the colours in tokens.css, in its order. */
  colors: string[];
  /** Sample HTML with everything that the toolchain produces from Markdown. */
  proseHtml: string;
}

/** Read from the file, so that new colours are shown automatically. */
function readColorNames(css: string): string[] {
  const names = css.matchAll(/--color-([\w-]+): light-dark\(/gu);
  return [...new Set([...names].map(([, name = ""]) => name))];
}

const galleryData: DataFunction<GalleryData> = () => ({
  head: {
    title: "Components",
    description: "Every component in each of its variants, sizes and states.",
    noindex: true,
  },
  data: { colors: readColorNames(tokens), proseHtml },
});

export default galleryData;
