import type { Element, ElementContent, Nodes } from "hast";

/** Tags without attributes of elements that are allowed in any text and are closed only by their end tag. */
const TAG =
  /^<(\/?)(abbr|cite|del|ins|kbd|mark|q|samp|span|sub|sup|time|u|var|br|wbr)\s?(\/?)>$/u;
const VOID = new Set(["br", "wbr"]);
const TEXT_ONLY = new Set(
  "p h1 h2 h3 h4 h5 h6 td th a em strong del".split(" "),
);

/**
 * Replaces plain tags inside a line of text, such as `<kbd>` or `<br>`, by elements. Most HTML in texts is of this
 * kind, and the HTML parser is slow. Text with any other tag is left to the parser.
 */
export function placeInline(node: Nodes): void {
  if (node.type !== "element") return;
  for (const child of node.children) placeInline(child);
  if (!TEXT_ONLY.has(node.tagName)) return;
  if (!node.children.some(({ type }) => type === "raw")) return;
  const placed = place(node.children);
  if (placed !== undefined) node.children = placed;
}

function place(nodes: readonly ElementContent[]): ElementContent[] | undefined {
  const children: ElementContent[] = [];
  const open: Element[] = [];
  for (const node of nodes) {
    const siblings = open.at(-1)?.children ?? children;
    if (node.type !== "raw") {
      siblings.push(node);
      continue;
    }
    const [tag, slash, tagName = ""] = TAG.exec(node.value) ?? [];
    if (tag === undefined) return undefined;
    if (slash === "/") {
      if (open.pop()?.tagName !== tagName) return undefined;
      continue;
    }
    const { position } = node;
    const element: Element = {
      type: "element",
      tagName,
      properties: {},
      children: [],
    };
    if (position !== undefined) element.position = position;
    siblings.push(element);
    if (!VOID.has(tagName)) open.push(element);
  }
  return open.length === 0 ? children : undefined;
}
