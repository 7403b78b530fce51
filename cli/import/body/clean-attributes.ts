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

/** Attributes in a text; those of headings stay for `readOutline` where they hold an id. */
const ATTRIBUTES = {
  kramdown: /\n?[ \t]*\{:(?:[^{}\n]*)\}[ \t]*/gu,
  goldmark: /(?:^|\n)[ \t]*\{[ \t]*[.#][^{}\n]*\}[ \t]*(?=\n|$)/gu,
};
/** Blocks that are no Markdown here, by how their text begins. */
const UNREAD = [
  [/^\|.*\|/u, "table", "a table without a head"],
  [/\n:[ \t]+\S/u, "text", "a list of definitions"],
  [/^\*\[[^\]]+\]:/u, "text", "an abbreviation"],
] as const;

/** The place of an id that links may lead to. */
export function createAnchor(id: string): Html {
  return { type: "html", value: "", data: { hName: "span", anchor: id } };
}

/** Takes attributes in braces out of a tree and keeps their ids; names blocks of other Markdown that stay text. */
export function cleanAttributes(
  tree: Root,
  flavour: DocumentBody["flavour"],
  lineOf: LineOf,
  report: ReportLoss,
): void {
  if (flavour === "plain") return;
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const isContents =
      node.type === "list" && /\{:\s*toc\b/u.test(toString(node));
    if (isContents)
      report(lineOf(node), "text", "{:toc}", "left out: the list of contents");
    if (
      isContents ||
      (node.type === "tableRow" && isAttribute(toString(node)))
    ) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type === "paragraph") {
      const text = toString(node);
      const [, kind, what] = UNREAD.find(([sign]) => sign.test(text)) ?? [];
      if (kind)
        report(lineOf(node), kind, shorten(text), `shown as text: ${what}`);
    }
    if (node.type !== "text") return undefined;
    const ids: string[] = [];
    node.value = node.value.replaceAll(ATTRIBUTES[flavour], (found) => {
      const id = /#([\w:.-]+)/u.exec(found)?.[1];
      if (id !== undefined && parent.type === "heading") return found;
      if (id !== undefined) ids.push(id);
      return "";
    });
    parent.children.splice(index, 0, ...ids.map(createAnchor));
    return [SKIP, index + ids.length + 1];
  });
}

function isAttribute(text: string): boolean {
  return /^\s*\{:[^{}\n]*\}\s*$/u.test(text);
}
