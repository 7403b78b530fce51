import type { Element, ElementContent } from "hast";

/** The words of a heading on one line, without the numbers of footnotes. Those of its images if it has no others. */
export function headingText(heading: Element): string {
  const words = wordsOf(heading, false) || wordsOf(heading, true);
  return words.replaceAll(/\s+/gu, " ").trim();
}

function wordsOf(node: ElementContent, ofImages: boolean): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
  const { alt, dataFootnoteRef } = node.properties;
  // The source of a formula repeats it.
  if (dataFootnoteRef !== undefined || node.tagName === "annotation") return "";
  if (node.tagName === "img" && ofImages) return String(alt ?? "");
  return node.children.map((child) => wordsOf(child, ofImages)).join("");
}
