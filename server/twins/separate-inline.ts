import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";

const isApart = (node: RootContent) =>
  node.type === "element" && (node.tagName === "span" || node.tagName === "a");

const textOf = (node: RootContent) =>
  node.type === "text" || node.type === "element" ? toString(node) : "";

/** True for two neighbours that only the site's styles keep apart. */
function needSpace(before: RootContent, after: RootContent): boolean {
  if (!isApart(before) && !isApart(after)) return false;
  return (
    /[\p{L}\p{N}.!?%]$/u.test(textOf(before)) &&
    /^[\p{L}\p{N}$+]/u.test(textOf(after))
  );
}

/** Adds spaces between spans and links that are apart on the screen. Code is not changed. */
export function separateInline(tree: Root | Element): void {
  visit(tree, (node) => {
    if (node.type !== "element" && node.type !== "root") return undefined;
    if (node.type === "element" && node.tagName === "pre") return SKIP;
    for (let at = node.children.length - 1; at > 0; at--) {
      const [before, after] = node.children.slice(at - 1, at + 1);
      const space: ElementContent = { type: "text", value: " " };
      if (before && after && needSpace(before, after))
        node.children.splice(at, 0, space);
    }
    return undefined;
  });
}
