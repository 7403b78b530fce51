import type { Element } from "hast";
import type { ImageFile } from "../../model/body.ts";
import type { BodyTree } from "../../model/body-tree.ts";

/** How wide a picture in a text is shown: `--measure-wide` of the site's styles, or the whole of a narrow screen. */
const SIZES = "(min-width: 48rem) 46rem, 100vw";

/**
 * Puts each photo into a `picture`, which offers it in several widths. Comes after the steps that look for images.
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

/** A picture whose width the author has written is shown that wide. */
function sizesOf({ properties }: Element, file: ImageFile): string {
  const width = Number(properties.width);
  const isOwn = Number.isInteger(width) && width > 0 && width !== file.width;
  return isOwn ? `(min-width: ${width}px) ${width}px, 100vw` : SIZES;
}
