import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { rangeInBody, type BodyTree } from "../model/body-tree.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/** Every link has words, its own or those of a picture in it. */
export function checkLinkText(body: BodyTree): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const node of body.elementsNamed("a")) {
    if (toString(node).trim() !== "") continue;
    // Without an address it is no link, but a place that links led to.
    if (node.properties.href === undefined || node.properties.ariaLabel)
      continue;
    let hasPicture = false;
    // A picture without words is reported itself.
    visit(node, "element", ({ tagName }) => {
      hasPicture ||= tagName === "img";
    });
    if (hasPicture) continue;
    const range = rangeInBody(node, body);
    const target = String(node.properties.href ?? "");
    const message = `The link to "${target}" has no text.`;
    const rule = "link/empty-text";
    diagnostics.push(createDiagnostic(rule, body.source, range, message));
  }
  return diagnostics;
}
