import type { Parents, Root, RootContent } from "mdast";
import { setChildren } from "./set-children.ts";

/** Takes out what shows nothing, and joins words that stand side by side. */
export function tidyTree(tree: Root): void {
  tidyChildren(tree);
}

function tidyChildren(parent: Parents): void {
  const kept: RootContent[] = [];
  for (const child of parent.children) {
    if ("children" in child) tidyChildren(child);
    const before = kept.at(-1);
    if (child.type === "text" && before?.type === "text")
      before.value += child.value;
    else if (!isEmpty(child)) kept.push(child);
  }
  if (parent.type === "paragraph" || parent.type === "heading") trimEnds(kept);
  setChildren(parent, kept);
}

function trimEnds(words: RootContent[]): void {
  const first = words[0];
  if (first?.type === "text") first.value = first.value.trimStart();
  const last = words.at(-1);
  if (last?.type === "text") last.value = last.value.trimEnd();
  while (words.at(-1)?.type === "break") words.pop();
}

const HOLLOW = new Set<string>(
  "paragraph heading emphasis strong delete blockquote list table".split(" "),
);

function isEmpty(node: RootContent): boolean {
  if (node.type === "text") return node.value === "";
  if (!HOLLOW.has(node.type) || !("children" in node)) return false;
  const children: RootContent[] = node.children;
  return children.every(
    (child) => child.type === "text" && child.value.trim() === "",
  );
}
