import { createHash } from "node:crypto";
import type { Element, Root, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { bodyWords } from "../../model/body-words.ts";
import { eachElement } from "./each-element.ts";

/**
 * Shows blocks of code that have the names of tabs and follow each other one at a time: a radio button, its label and the
 * block for each. It works without script, and paper has all of them. A block alone is no choice.
 */
export function rehypeCodeTabs() {
  return (tree: Root): void => {
    groupTabs(tree);
    eachElement(tree, (element) => {
      delete element.properties.dataTab;
      groupTabs(element);
    });
  };
}

function groupTabs(parent: Root | Element): void {
  for (const blocks of findRuns(parent.children)) {
    const [first] = blocks;
    const last = blocks.at(-1);
    if (!first || !last) continue;
    const from = parent.children.indexOf(first);
    const count = parent.children.indexOf(last) - from + 1;
    const name = nameOf(blocks);
    const tabs = h(
      "div.code-tabs",
      { role: "group", ariaLabel: bodyWords.codeTabs },
      blocks.flatMap((block, index) => toTab(block, name, index)),
    );
    parent.children.splice(from, count, tabs);
  }
}

const isTab = (node: RootContent): node is Element =>
  node.type === "element" && typeof node.properties.dataTab === "string";

/** Blocks with tabs that have only white space between them. */
function findRuns(nodes: readonly RootContent[]): Element[][] {
  const runs: Element[][] = [[]];
  for (const node of nodes)
    if (isTab(node)) runs.at(-1)?.push(node);
    else if (node.type !== "text" || node.value.trim() !== "") runs.push([]);
  return runs.filter(({ length }) => length > 1);
}

/** A page can show several texts, so the code itself makes the name of its buttons. */
function nameOf(blocks: readonly Element[]): string {
  const code = blocks.map((block) => toString(block)).join("\0");
  return `code-${createHash("sha256").update(code).digest("hex").slice(0, 10)}`;
}

function toTab(block: Element, name: string, index: number): Element[] {
  const id = `${name}-${index + 1}`;
  const { dataTab, ...properties } = block.properties;
  return [
    h("input", { type: "radio", name, id, checked: index === 0 }),
    h("label", { htmlFor: id }, String(dataTab)),
    h("div.code-tab", { ...block, properties }),
  ];
}
