import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import type { BodyTree } from "../../model/body-tree.ts";

/** Labels the checkbox of each task with the task's text. */
export function labelTasks(body: BodyTree): void {
  if (body.elementsNamed("input").length === 0) return;
  for (const node of body.elementsNamed("li")) {
    const classes = node.properties.className;
    if (!Array.isArray(classes) || !classes.includes("task-list-item"))
      continue;
    const text = toString(node).replaceAll(/\s+/gu, " ").trim();
    const box = findBox(node);
    if (box !== undefined) box.properties.ariaLabel = text;
  }
}

function findBox({ children }: Element): Element | undefined {
  for (const child of children) {
    if (child.type !== "element") continue;
    if (child.tagName === "input") return child;
    if (child.tagName === "p") return findBox(child);
  }
  return undefined;
}
