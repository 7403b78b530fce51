import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import type { BodyTree } from "../model/body-tree.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/** A body has something besides headings to read or to look at. */
export function checkEmptyBody({
  tree,
  source,
  range,
}: BodyTree): Diagnostic[] {
  const hasContent = tree.children.some(
    (node) =>
      node.type === "element" &&
      !/^h[1-6]$/u.test(node.tagName) &&
      holdsSomething(node),
  );
  if (hasContent) return [];
  const message = tree.children.some(
    (node) => node.type === "element" && /^h[1-6]$/u.test(node.tagName),
  )
    ? "The entry has headings, but no text below them."
    : "The entry has no text.";
  const place = { start: range.start, end: range.start };
  return [createDiagnostic("body/empty", source, place, message)];
}

function holdsSomething(element: Element): boolean {
  if (toString(element).trim() !== "") return true;
  let hasPicture = false;
  visit(element, "element", ({ tagName }) => {
    hasPicture ||= tagName === "img";
  });
  return hasPicture;
}
