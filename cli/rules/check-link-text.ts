import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { rangeInBody, type BodyTree } from "../markdown/body-tree.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/** Every link has words, its own or those of a picture in it. */
export function checkLinkText(body: BodyTree): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const node of body.elementsNamed("a")) {
    if (toString(node).trim() !== "") continue;
    let hasPicture = false;
    visit(node, "element", ({ tagName, properties }) => {
      hasPicture ||= tagName === "img" && Boolean(properties.alt);
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
