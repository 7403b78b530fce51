import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { eachNamed } from "./each-element.ts";

/** Labels the checkbox of each task with the task's text. */
export function rehypeTaskLabels() {
  return (tree: Root): void => {
    eachNamed(tree, "li", (node) => {
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
