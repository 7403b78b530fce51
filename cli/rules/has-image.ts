import type { Element, ElementContent } from "hast";

/** True for an element that is or contains an image or a video. */
export function hasImage(node: Element | ElementContent): boolean {
  if (node.type !== "element") return false;
  return /^(?:img|video)$/u.test(node.tagName) || node.children.some(hasImage);
}
