import type { Html, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { shorten, type ReportLoss } from "../losses.ts";
import type { DocumentBody, LineOf } from "./document-body.ts";

declare module "mdast" {
  interface HtmlData {
    /** Stands among words: `hast-util-to-mdast` and `isPhrasing` ask for this name. */
    hName?: "span";
    /** Prints nothing: an id that links may lead to stood here. */
    anchor?: string;
  }
}

const ATTRIBUTES = {
  kramdown: /\n?[ \t]*\{:(?:[^{}\n]*)\}[ \t]*/gu,
  goldmark: /(?:^|\n)[ \t]*\{[ \t]*[.#][^{}\n]*\}[ \t]*(?=\n|$)/gu,
};
/** Blocks of other Markdown that stay text, by how they begin. */
const UNREAD = [
  [/^\|.*\|/u, "a table without a head"],
  [/\n:[ \t]+\S/u, "a list of definitions"],
  [/^\*\[[^\]]+\]:/u, "an abbreviation"],
] as const;

/** The place of an id that links may lead to. */
export function createAnchor(id: string): Html {
  return { type: "html", value: "", data: { hName: "span", anchor: id } };
}

/** Takes attributes in braces out of a tree and keeps their ids; names blocks of other Markdown. */
export function cleanAttributes(
  tree: Root,
  flavour: DocumentBody["flavour"],
  lineOf: LineOf,
  report: ReportLoss,
): void {
  if (flavour === "plain") return;
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const text = /^(?:list|tableRow|paragraph)$/u.test(node.type)
      ? toString(node)
      : "";
    const isContents = node.type === "list" && /\{:\s*toc\b/u.test(text);
    const isRow =
      node.type === "tableRow" && /^\s*\{:[^{}\n]*\}\s*$/u.test(text);
    if (isContents)
      report(
        lineOf(node),
        "text",
        shorten(text),
        "left out: a list of contents",
      );
    if (isContents || isRow) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const [, what] = UNREAD.find(([sign]) => sign.test(text)) ?? [];
    if (what && node.type === "paragraph")
      report(lineOf(node), "text", shorten(text), `shown as text: ${what}`);
    if (node.type !== "text") return undefined;
    const ids: string[] = [];
    node.value = node.value.replaceAll(ATTRIBUTES[flavour], (found) => {
      const id = /#([\w:.-]+)/u.exec(found)?.[1];
      // `readOutline` takes the id of a heading.
      if (id !== undefined && parent.type === "heading") return found;
      if (id !== undefined) ids.push(id);
      return "";
    });
    parent.children.splice(index, 0, ...ids.map(createAnchor));
    return [SKIP, index + ids.length + 1];
  });
}
