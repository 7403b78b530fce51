import type { Element, Properties, Root } from "hast";
import type { VFile } from "vfile";
import type { ImageFile } from "../../model/body.ts";
import { eachNamed } from "./each-element.ts";

/**
 * Gives images their served address, their size in pixels so that the layout does not shift, and lazy loading, from
 * `images` in the data of the file. With `isLeading` there, an image at the top of the text loads at once.
 */
export function rehypeImages() {
  return (tree: Root, { data }: VFile): void => {
    const { images = {}, isLeading = false } = data;
    let isFirst = isLeading;
    eachNamed(tree, "img", (node) => {
      const { properties } = node;
      const src = String(properties.src ?? "");
      const file = Object.hasOwn(images, src) ? images[src] : undefined;
      if (file !== undefined) {
        properties.src = file.address;
        setSize(properties, file);
      }
      if (isFirst && isAtTop(node, tree)) properties.fetchPriority = "high";
      else properties.loading = "lazy";
      properties.decoding = "async";
      isFirst = false;
    });
  };
}

/** If the author sets only the width or the height, the other is computed. */
function setSize(properties: Properties, { height, width }: ImageFile): void {
  if (width === undefined || height === undefined) return;
  const ownWidth = Number(properties.width ?? Number.NaN);
  const ownHeight = Number(properties.height ?? Number.NaN);
  if (ownWidth > 0)
    properties.height ??= Math.round((ownWidth * height) / width);
  else if (ownHeight > 0)
    properties.width ??= Math.round((ownHeight * width) / height);
  properties.width ??= width;
  properties.height ??= height;
}

/** The fourth block of a text is rarely on the first screen. */
const BLOCKS_AT_TOP = 3;

function isAtTop(image: Element, tree: Root): boolean {
  const blocks = tree.children.filter(({ type }) => type === "element");
  const end = blocks.at(BLOCKS_AT_TOP)?.position?.start.offset ?? Infinity;
  const start = image.position?.start.offset ?? Infinity;
  return start < end;
}
