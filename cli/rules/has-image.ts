import type { Element, ElementContent } from "hast";

/** True for an element that is or contains an image. */
export function hasImage(node: Element | ElementContent): boolean {
  if (node.type !== "element") return false;
  return node.tagName === "img" || node.children.some(hasImage);
}
