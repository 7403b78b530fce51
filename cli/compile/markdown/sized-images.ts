import type { Element } from "hast";
import type { ImageFile } from "../../model/body.ts";
import type { BodyTree } from "../../model/body-tree.ts";

/**
 * Gives images their served address, their size in pixels so that the layout does not shift, and lazy loading.
 * @param isLeading true if the page shows no picture above the text, so that one at the top of the text loads at once
 */
export function sizeImages(
  body: BodyTree,
  images: Readonly<Record<string, ImageFile>>,
  isLeading: boolean,
): void {
  const first = isLeading ? findFirst(body) : undefined;
  for (const node of body.elementsNamed("img")) {
    const { properties } = node;
    const src = String(properties.src ?? "");
    const file = Object.hasOwn(images, src) ? images[src] : undefined;
    if (file !== undefined) {
      properties.src = file.address;
      setSize(properties, file);
    }
    if (node === first) properties.fetchPriority = "high";
    else properties.loading = "lazy";
    properties.decoding = "async";
  }
}

/** If the author sets only the width or the height, the other is computed. */
function setSize(
  properties: Element["properties"],
  { height, width }: ImageFile,
): void {
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

/** The first image of a text, if it is at the top. */
function findFirst({ elementsNamed, tree }: BodyTree): Element | undefined {
  const [first] = elementsNamed("img");
  const blocks = tree.children.filter(({ type }) => type === "element");
  const end = blocks.at(BLOCKS_AT_TOP)?.position?.start.offset ?? Infinity;
  const start = first?.position?.start.offset ?? Infinity;
  return start < end ? first : undefined;
}
