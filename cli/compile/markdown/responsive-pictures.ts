import type { Element } from "hast";
import type { ImageFile } from "../../model/body.ts";
import type { BodyTree } from "../../model/body-tree.ts";

/** How wide a picture is shown: as wide as a figure in the site's prose, or the full width of a narrow screen. */
const SIZES = "(min-width: 54rem) 51rem, 100vw";

/**
 * Puts each photo into a `picture` that offers several widths. Runs after the steps that look for images.
 * @param images as for `sizeImages`
 */
export function addVariants(
  body: BodyTree,
  images: Readonly<Record<string, ImageFile>>,
): void {
  const files = new Map(
    Object.values(images).map((file) => [file.address, file]),
  );
  for (const node of body.elementsNamed("img")) {
    const file = files.get(String(node.properties.src ?? ""));
    if (file?.srcset === undefined) continue;
    const image: Element = { ...node, children: [] };
    const properties = {
      type: "image/webp",
      srcSet: file.srcset,
      sizes: sizesOf(image, file),
    };
    node.tagName = "picture";
    node.properties = {};
    node.children = [
      { type: "element", tagName: "source", properties, children: [] },
      image,
    ];
  }
}

/** A picture with a width from the author is shown that wide. */
function sizesOf({ properties }: Element, file: ImageFile): string {
  const width = Number(properties.width);
  const isOwn = Number.isInteger(width) && width > 0 && width !== file.width;
  return isOwn ? `(min-width: ${width}px) ${width}px, 100vw` : SIZES;
}
