import type { Element, Parents } from "hast";

/**
 * Calls a function for each element of a tree, in order, with its parent. The children of an element are left out if it
 * returns "skip". `unist-util-visit` does more for each node: fifteen walks with it take longer than all other stages.
 */
export function eachElement(
  parent: Parents,
  call: (element: Element, parent: Parents) => "skip" | undefined | void,
): void {
  for (const node of parent.children)
    if (node.type === "element" && call(node, parent) !== "skip")
      eachElement(node, call);
}

/** The same for the elements of one name. */
export function eachNamed(
  parent: Parents,
  name: string,
  call: (element: Element) => "skip" | undefined | void,
): void {
  eachElement(parent, (node) =>
    node.tagName === name ? call(node) : undefined,
  );
}
