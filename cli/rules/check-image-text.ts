import { visit } from "unist-util-visit";
import { rangeInBody, type BodyTree } from "../markdown/body-tree.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/** Every image of a text has a text alternative. */
export function checkImageText(body: BodyTree): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(body.tree, "element", (node) => {
    const { alt, src } = node.properties;
    if (node.tagName !== "img" || String(alt ?? "").trim() !== "") return;
    const range = rangeInBody(node, body);
    const message = `The image "${String(src ?? "")}" has no text alternative.`;
    const rule = "image/alt";
    diagnostics.push(createDiagnostic(rule, body.source, range, message));
  });
  return diagnostics;
}
