import type { Node, Parent } from "unist";

/** Browsers nest at most 512 elements, and a recursive walk needs stack for each level. */
const MAX_DEPTH = 200;

/**
 * A plugin for any kind of tree.
 * @throws a RangeError for a tree that is nested too deeply
 */
export function limitDepth() {
  return (tree: Node): void => check(tree, 0);
}

function check(node: Node | Parent, depth: number): void {
  if (!("children" in node)) return;
  if (depth > MAX_DEPTH) throw new RangeError("Nested too deeply");
  for (const child of node.children) check(child, depth + 1);
}
