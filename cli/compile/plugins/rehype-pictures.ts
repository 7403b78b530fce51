import type { Element, Root } from "hast";
import { h } from "hastscript";
import type { VFile } from "vfile";
import type { ImageFile } from "../../model/body.ts";
import { eachNamed } from "./each-element.ts";

/** How wide a picture is shown: as wide as a figure in the site's prose, or the full width of a narrow screen. */
const SIZES = "(min-width: 54rem) 51rem, 100vw";

/**
 * Puts each photo into a `picture` that offers the widths of `images` in the data of the file. Runs after the steps
 * that look for images.
 */
export function rehypePictures() {
  return (tree: Root, { data: { images = {} } }: VFile): void => {
    const files = new Map(
      Object.values(images).map((file) => [file.address, file]),
    );
    eachNamed(tree, "img", (node) => {
      const file = files.get(String(node.properties.src ?? ""));
      if (file?.srcset === undefined) return undefined;
      const source = h("source", {
        type: "image/webp",
        srcSet: file.srcset,
        sizes: sizesOf(node, file),
      });
      Object.assign(node, h("picture", [source, { ...node }]));
      return "skip";
    });
  };
}

/** A picture with a width from the author is shown that wide. */
function sizesOf({ properties }: Element, file: ImageFile): string {
  const width = Number(properties.width);
  const isOwn = Number.isInteger(width) && width > 0 && width !== file.width;
  return isOwn ? `(min-width: ${width}px) ${width}px, 100vw` : SIZES;
}
