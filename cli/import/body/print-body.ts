import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: "-",
    emphasis: "*",
    fence: "`",
    fences: true,
    listItemIndent: "one",
    rule: "-",
    resourceLink: false,
    // A backslash says that braces are text, not something left to fill in.
    unsafe: [{ character: "{", after: "[{%a-zA-Z]", inConstruct: "phrasing" }],
  })
  .freeze();

const MARKER = /^(?:<{7}|>{7}|\|{7})(?= |$)/gmu;

/** A tree as Markdown. Lines that git leaves behind where it cannot merge are moved right: a text may show them. */
export function printBody(tree: Root): string {
  return printer.stringify(tree).replaceAll(MARKER, " $&");
}
