import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/** Names the box of each task by the task's own words. */
export function taskListLabels() {
  return (tree: Root): void => {
    visit(tree, "element", (node: Element) => {
      const classes = node.properties.className;
      if (!Array.isArray(classes) || !classes.includes("task-list-item"))
        return;
      const text = toString(node).replaceAll(/\s+/gu, " ").trim();
      const box = findBox(node);
      if (box !== undefined) box.properties.ariaLabel = text;
    });
  };
}

function findBox({ children }: Element): Element | undefined {
  for (const child of children) {
    if (child.type !== "element") continue;
    if (child.tagName === "input") return child;
    if (child.tagName === "p") return findBox(child);
  }
  return undefined;
}
