import type { Root } from "hast";
import { visit } from "unist-util-visit";
import type { ImageFile } from "../model/body.ts";

/** Images get the address they are served at, their size in pixels so that nothing moves, and load when needed. */
export function sizedImages(images: Readonly<Record<string, ImageFile>>) {
  return (tree: Root): void => {
    visit(tree, "element", ({ tagName, properties }) => {
      if (tagName !== "img") return;
      const src = String(properties.src ?? "");
      const file = Object.hasOwn(images, src) ? images[src] : undefined;
      if (file !== undefined) {
        properties.src = file.address;
        properties.width ??= file.width;
        properties.height ??= file.height;
      }
      properties.loading = "lazy";
      properties.decoding = "async";
    });
  };
}
