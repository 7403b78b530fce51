import type { BodyTree } from "../markdown/body-tree.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/** A body has something besides headings to read or to look at. */
export function checkEmptyBody({
  tree,
  source,
  range,
}: BodyTree): Diagnostic[] {
  const hasContent = tree.children.some(
    (node) => node.type === "element" && !/^h[1-6]$/u.test(node.tagName),
  );
  if (hasContent) return [];
  const message = tree.children.some(({ type }) => type === "element")
    ? "The entry has headings, but no text below them."
    : "The entry has no text.";
  const place = { start: range.start, end: range.start };
  return [createDiagnostic("body/empty", source, place, message)];
}
