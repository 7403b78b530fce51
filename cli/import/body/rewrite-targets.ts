import { posix } from "node:path";
import type { Element, ElementContent, Parents } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { decodeAddress, decodePath } from "../../model/decode-address.ts";
import { hasTemplateCode } from "../fields/plain-text.ts";
import { shorten } from "../losses.ts";
import { wordsOf, type ConvertedDocument } from "./convert-document.ts";

type Report = (outcome: string, kind?: string) => void;

/** Gives the new address of a link or an image; undefined when no page can lead there. */
export type ResolveTarget = (
  target: string,
  type: "image" | "link",
  report: Report,
) => string | undefined;

/** Gives every link and image of a body the address that it has on this site. */
export function rewriteTargets(
  { reportAt, tree }: Pick<ConvertedDocument, "reportAt" | "tree">,
  resolve: ResolveTarget,
): void {
  visit(tree, "element", (node, index = 0, parent) => {
    const { properties, tagName } = node;
    const type = tagName === "img" ? "image" : "link";
    const url = type === "image" ? properties.src : properties.href;
    if (!/^(?:a|img)$/u.test(tagName) || typeof url !== "string" || !parent)
      return undefined;
    const report: Report = (outcome, kind = type) =>
      reportAt(node)(kind, shorten(decodePath(url)), outcome);
    const shown = isNeedless(node, url, parent.children[index + 1], report)
      ? []
      : rewrite(node, url, resolve(url, type, report), parent, report);
    if (shown === undefined) return undefined;
    parent.children.splice(index, 1, ...shown);
    return [SKIP, index];
  });
}

/** True for a link without words to its own page, and for the empty part of one that held another to the same address. */
function isNeedless(
  node: Element,
  url: string,
  next: Parents["children"][number] | undefined,
  report: Report,
): boolean {
  if (!isWordless(node)) return false;
  if (next?.type === "element" && next.properties.href === url) return true;
  const isOwn = /^#|^$/u.test(url);
  if (isOwn) report("left out: it has no words and leads to its own page");
  return isOwn;
}

/** True for a link that shows neither words nor pictures. */
function isWordless(node: Element): boolean {
  return isBare(node) && !toHtml(node).includes("<img");
}

function isBare(node: Parents): boolean {
  return "tagName" in node && node.tagName === "a" && wordsOf(node) === "";
}

/** Changes the address of a link or an image, and its words if it has none. @returns what stands for one that leads nowhere */
function rewrite(
  node: Element,
  url: string,
  address: string | undefined,
  parent: Parents,
  report: Report,
): ElementContent[] | undefined {
  const { properties, tagName } = node;
  const title = String(properties.title ?? "").trim();
  const written = url.startsWith("data:") ? "data:" : decodePath(url);
  if (address === undefined) return showLost(node, written, title);
  properties[tagName === "img" ? "src" : "href"] = address;
  const path = decodeAddress(written);
  if (tagName === "img" && properties.alt === "") {
    // Without words, a link that holds nothing else could not be followed.
    const { name } = posix.parse(path.replace(/[?#].*/su, ""));
    const words = title || (isBare(parent) ? name || "Picture" : "");
    const stands = words && `\`${shorten(words, 60)}\` stands in for it`;
    properties.alt = words;
    report(`has no text alternative: ${stands || "write one"}`, "alt");
  } else if (isWordless(node)) {
    node.children = [{ type: "text", value: title || path }];
    delete properties.title;
    report(`had no words: \`${shorten(title || path, 60)}\` stands for them`);
  }
  return undefined;
}

/** The words of a link or an image, and the address that nobody can follow unless a template was to fill it in. */
function showLost(
  node: Element,
  written: string,
  title: string,
): ElementContent[] {
  const words = String(node.properties.alt ?? "") || title;
  const isImage = node.tagName === "img";
  const shown = isImage
    ? [h("em", `Image not found: ${words}`.trim())]
    : node.children;
  const isSaid = hasTemplateCode(written) || wordsOf(node).includes(written);
  if (isSaid && !isImage) return shown;
  return [...shown, { type: "text", value: " " }, h("code", written)];
}
