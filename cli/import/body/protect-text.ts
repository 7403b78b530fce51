import type { PhrasingContent, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { shorten, type ReportLoss } from "../losses.ts";
import type { LineOf } from "./document-body.ts";
import { parseCodeOptions } from "../../model/code-options.ts";

/** Placeholders of ours, and marks of unfinished work: the validator would refuse them in a text. */
const REFUSED =
  /(\{\{(?:wireframe|code):[^{}\n]*\}\}|\b(?:TODO|TBD|TBC|FIXME|XXX)\b|\b(?:[Ll]orem ipsum|(?:[Yy]our|[Ii]nsert|[Pp]laceholder) text (?:goes )?here)\b|\[placeholder[^\]\n]*\])/gu;

const CONTROL =
  // oxlint-disable-next-line no-control-regex -- control characters are what it takes out
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFDD0\uFDD1\uFEFF\uFFFE\uFFFF]|\r/gu;

/** Takes out characters that no page may hold. */
export function dropControls(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/gu, "\n")
    .replaceAll(CONTROL, "");
}

/** True for options of code that say something to a reader, in a way that we do not read. */
function isMeant(meta: string): boolean {
  const { problems } = parseCodeOptions(meta);
  return problems.length > 0 && /\b(?:title|lines?)\b|=/u.test(meta);
}

/** Writes as code what the validator would take for work to be done, and takes out characters written as entities. */
export function protectText(
  tree: Root,
  lineOf: LineOf,
  report: ReportLoss,
): void {
  visit(tree, (node, index, parent) => {
    if (node.type === "code" && isMeant(node.meta ?? ""))
      report(lineOf(node), "code", shorten(node.meta ?? ""), "not shown");
    if (node.type === "image")
      node.alt = node.alt && dropControls(node.alt).replaceAll("\n", " ");
    if (node.type !== "text" || parent === undefined || index === undefined)
      return undefined;
    const clean = dropControls(node.value);
    if (clean !== node.value)
      report(lineOf(node), "text", "hidden characters", "left out");
    node.value = clean;
    const parts = clean.split(REFUSED);
    if (parts.length === 1) return undefined;
    const outcome =
      "written as code, so that nothing takes it for work to be done";
    const shown = parts.flatMap((value, at): PhrasingContent[] => {
      if (at % 2 === 0) return value === "" ? [] : [{ ...node, value }];
      report(lineOf(node), "text", shorten(value), outcome);
      return [{ type: "inlineCode", value }];
    });
    parent.children.splice(index, 1, ...shown);
    return [SKIP, index + shown.length];
  });
}
