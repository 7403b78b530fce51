import type { PhrasingContent, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { shorten, type ReportLoss } from "../losses.ts";
import type { LineOf } from "./document-body.ts";

/** Placeholders of ours, and marks of unfinished work: the validator would refuse them in a text. */
const REFUSED =
  /\{\{(?:wireframe|code):[^{}\n]*\}\}|\b(?:TODO|TBD|TBC|FIXME|XXX)\b|\b(?:lorem ipsum|(?:your|insert|placeholder) text (?:goes )?here)\b|\[placeholder[^\]\n]*\]/giu;

const CONTROL =
  // oxlint-disable-next-line no-control-regex -- control characters are what it takes out
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFDD0\uFDD1\uFEFF\uFFFE\uFFFF]|\r/gu;

/** Takes out characters that no page may hold, written as they are or as entities. */
export function dropControls(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/gu, "\n")
    .replaceAll(CONTROL, "");
}

/** Writes as code what the validator would take for work to be done, and takes out hidden characters. */
export function protectText(
  tree: Root,
  lineOf: LineOf,
  report: ReportLoss,
): void {
  visit(tree, (node, index, parent) => {
    if (
      node.type === "inlineCode" ||
      node.type === "code" ||
      node.type === "html"
    )
      node.value = dropControls(node.value);
    if (node.type === "image")
      node.alt = node.alt && dropControls(node.alt).replaceAll("\n", " ");
    if (node.type !== "text" || parent === undefined || index === undefined)
      return undefined;
    const clean = dropControls(node.value);
    if (clean !== node.value)
      report(
        lineOf(node),
        "text",
        "characters that cannot be seen",
        "left out",
      );
    node.value = clean;
    const parts: PhrasingContent[] = [];
    let at = 0;
    for (const { 0: found, index: start } of clean.matchAll(REFUSED)) {
      if (!isRefused(found)) continue;
      parts.push(
        { ...node, value: clean.slice(at, start) },
        { type: "inlineCode", value: found },
      );
      at = start + found.length;
      report(
        lineOf(node),
        "text",
        shorten(found),
        "written as code, so that nothing takes it for work to be done",
      );
    }
    if (parts.length === 0) return undefined;
    parts.push({ ...node, value: clean.slice(at) });
    const filled = parts.filter(
      (part) => part.type !== "text" || part.value !== "",
    );
    parent.children.splice(index, 1, ...filled);
    return [SKIP, index + filled.length];
  });
}

function isRefused(found: string): boolean {
  // "todo" in lower case is an ordinary word; "lorem ipsum" never is.
  return /[\s{[]/u.test(found) || found === found.toUpperCase();
}
