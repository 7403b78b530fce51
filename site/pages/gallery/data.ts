import type { DataFunction } from "../../page.ts";
import proseHtml from "./prose-sample.html?raw";

export interface GalleryData {
  /** The names of the colours of the theme. */
  colors: string[];
  /** Sample HTML with everything that the toolchain produces from Markdown. */
  proseHtml: string;
}

const galleryData: DataFunction<GalleryData> = ({ content }) => ({
  head: {
    title: "Components",
    description: "Every component in each of its variants, sizes and states.",
    noindex: true,
  },
  data: { colors: Object.keys(content.theme.colors), proseHtml },
});

export default galleryData;
