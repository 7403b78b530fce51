import type { DataFunction, DataOf } from "../../page.ts";
import proseHtml from "./prose-sample.html?raw";

const galleryData = (({ content }) => {
  return {
    head: {
      title: "Components",
      description: "Every component in each of its variants, sizes and states.",
      noindex: true,
    },
    data: { colors: Object.keys(content.theme.colors), proseHtml },
  };
}) satisfies DataFunction<unknown>;

export type GalleryData = DataOf<typeof galleryData>;

export default galleryData;
