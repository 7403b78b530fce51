import type { Node } from "unist";
import { visit } from "unist-util-visit";

/** Replaces in all texts of a tree the character that stood in for another one while a parser ran. */
export function putBack(tree: Node, standIn: string, sign: string): void {
  visit(tree, (node) => {
    for (const [key, value] of Object.entries(node))
      if (typeof value === "string" && value.includes(standIn))
        Reflect.set(node, key, value.replaceAll(standIn, sign));
  });
}
