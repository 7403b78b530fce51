import type { Link, LinkReference } from "mdast";
import { visit } from "unist-util-visit";
import type { TextEdit } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { attributeOf, findTags } from "./html-tags.ts";
import { rangeOf } from "./markdown-tree.ts";
import type { TrackedText } from "./tracked-text.ts";

/** An address of the page itself. */
const OWN = /^\s*(?:#|$)/u;

/** Takes links out that show nothing and lead to their own page, as the marks beside headings do. */
export function dropOwnMarks(body: TrackedText, report: ReportLoss): void {
  const { text } = body;
  if (!/\]\(\s*(?:<?#|\))|\shref\b/iu.test(text)) return;
  const edits: TextEdit[] = [];
  const tree = body.tree();
  const drop = (start: number, end: number, target: string) => {
    edits.push({ start, end, text: "" });
    report(
      body.lineAt(start),
      "link",
      shorten(target),
      "left out: it has no words, and leads to its own page",
    );
  };
  visit(tree, "link", (node) => {
    const { end, start } = rangeOf(node);
    if (OWN.test(node.url) && isWordless(node)) drop(start, end, node.url);
  });
  const tags = findTags(tree, text);
  for (const [index, tag] of tags.entries()) {
    const href = tag.name === "a" ? attributeOf(tag, "href") : undefined;
    if (href === undefined || !OWN.test(href)) continue;
    const close = tags
      .slice(index + 1, index + 20)
      .find(({ isClosing, name }) => name === "a" && isClosing);
    if (close && isBlankHtml(text.slice(tag.end, close.start)))
      drop(tag.start, close.end, href);
  }
  body.apply(edits);
}

/** It holds neither words nor a picture. */
export function isWordless(node: Link | LinkReference): boolean {
  let isEmpty = true;
  visit(node, (part) => {
    if (part.type === "html") isEmpty &&= !/<img\b/iu.test(part.value);
    else if (/^(?:image|footnoteRef)/u.test(part.type)) isEmpty = false;
    else if ("value" in part) isEmpty &&= part.value.trim() === "";
  });
  return isEmpty;
}

/** The same of HTML. */
export function isBlankHtml(html: string): boolean {
  return (
    html.replaceAll(/<[^<>]*>|&(?:nbsp|#160|#xa0);/giu, "").trim() === "" &&
    !/<img\b|!\[/iu.test(html)
  );
}
