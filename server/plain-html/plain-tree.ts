import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { sanitize } from "hast-util-sanitize";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { makeAbsolute } from "./absolute-addresses.ts";
import { plainSchema } from "./plain-schema.ts";

function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties;
  return Array.isArray(className) && className.includes(name);
}

const EMBEDDED = new Set(["img", "picture", "video", "input"]);

/** True for an element with visible content. */
function showsAnything(element: Element): boolean {
  let found = toString(element).trim() !== "";
  visit(element, "element", ({ tagName }) => {
    found ||= EMBEDDED.has(tagName);
  });
  return found;
}

/** Elements that only make sense on the page itself: ornaments, links to headings, notes about players. */
function isOrnament(element: Element): boolean {
  const { ariaHidden, hidden } = element.properties;
  return (
    ariaHidden === "true" ||
    (hidden !== undefined && hidden !== false) ||
    hasClass(element, "heading-anchor") ||
    hasClass(element, "video-source")
  );
}

/** The replacement of an element that only the site's styles make readable. */
function toPlainElement(element: Element): ElementContent | undefined {
  const { role, ariaLabel } = element.properties;
  if (role === "img" && typeof ariaLabel === "string") return h("p", ariaLabel);
  if (hasClass(element, "katex")) return toTex(element);
  if (hasClass(element, "callout")) return h("blockquote", ...element.children);
  return undefined;
}

/** A formula as it was written. Few programs show MathML. */
function toTex(formula: Element): Element {
  let tex = "";
  let kind = "math";
  visit(formula, "element", (node) => {
    if (node.tagName === "annotation") tex = toString(node).trim();
    if (node.properties["display"] === "block") kind = "math-display";
  });
  return h("code", { className: [`language-${kind}`] }, tex);
}

/** Other programs only recognise the attribute for a cell's alignment. */
function alignCell(element: Element): void {
  for (const align of ["center", "right"])
    if (hasClass(element, `align-${align}`))
      element.properties["align"] = align;
}

function simplify(tree: Root): void {
  visit(tree, "element", (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (isOrnament(element)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    alignCell(element);
    const plain = toPlainElement(element);
    if (plain) parent.children[index] = plain;
    return undefined;
  });
}

/** Removes links and paragraphs without visible content. */
function dropEmpty(tree: Root): void {
  visit(tree, "element", (element, index, parent) => {
    const canGo = element.tagName === "a" || element.tagName === "p";
    if (!parent || index === undefined || !canGo) return undefined;
    if (showsAnything(element)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/**
 * Converts HTML of this site for use elsewhere: plain elements, absolute addresses, and text in place of everything
 * that needs the site's styles and scripts.
 * @param base the absolute address of the HTML's page
 */
export function toPlainTree(html: string | Root, base: string): Root {
  const tree =
    typeof html === "string" ? fromHtml(html, { fragment: true }) : html;
  simplify(tree);
  makeAbsolute(tree, base);
  const clean = sanitize(tree, plainSchema);
  const root: Root =
    clean.type === "root"
      ? clean
      : {
          type: "root",
          children: [clean].flatMap((node) =>
            node.type === "doctype" ? [] : [node],
          ),
        };
  dropEmpty(root);
  return root;
}
