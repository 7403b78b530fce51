import type { Element, ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { decodePath } from "../../model/decode-address.ts";
import { hasTemplateCode } from "../fields/plain-text.ts";
import { shorten } from "../project/open-project.ts";
import { wordsOf, type ConvertedDocument } from "./convert-document.ts";

type Report = (outcome: string, kind?: string) => void;

/** Gives the new address of a link or an image; undefined when no page can lead there. */
export type ResolveTarget = (
  target: string,
  type: "image" | "link",
  report: Report,
) => string | undefined;

/** Gives every link and image of a body the address that it has on this site. Links that show nothing are left out. */
export function rewriteTargets(
  text: ConvertedDocument,
  resolve: ResolveTarget,
) {
  const { reportAt, tree } = text;
  visit(tree, "element", (node, index = 0, parent) => {
    const { properties, tagName } = node;
    const type = tagName === "img" ? "image" : "link";
    const url = type === "image" ? properties.src : properties.href;
    if (!/^(?:a|img)$/u.test(tagName) || typeof url !== "string" || !parent)
      return undefined;
    const report: Report = (outcome, kind = type) =>
      reportAt(node)(kind, shorten(decodePath(url)), outcome);
    const isShown = wordsOf(node) !== "" || toHtml(node).includes("<img");
    const address = isShown ? resolve(url, type, report) : undefined;
    if (!isShown) report("left out: it has no words");
    if (address === undefined) {
      parent.children.splice(index, 1, ...(isShown ? showLost(node, url) : []));
      return [SKIP, index];
    }
    properties[type === "image" ? "src" : "href"] = address;
    if (properties.alt === "")
      report("has no text alternative: write one", "alt");
    return undefined;
  });
}

/** The words of a link or an image, and the address that nobody can follow unless a template was to fill it in. */
function showLost(node: Element, url: string): ElementContent[] {
  const written = url.startsWith("data:") ? "data:" : decodePath(url);
  const words = `Image not found: ${String(node.properties.alt)}`;
  const isImage = node.tagName === "img";
  const shown = isImage ? [h("em", words.trim())] : node.children;
  const isSaid = hasTemplateCode(written) || wordsOf(node).includes(written);
  if (isSaid && !isImage) return shown;
  return [...shown, { type: "text", value: " " }, h("code", written)];
}
