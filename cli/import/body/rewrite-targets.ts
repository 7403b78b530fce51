import type { Element, ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { decodeAddress, decodePath } from "../../model/decode-address.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import type { ConvertedDocument, TargetResolver } from "./document-body.ts";

/** The scheme of an address that is still to be looked up among the imported documents. */
export const REFERENCE = "import-ref:";

/** True for an address that a template was to fill in, and could not. */
export function isTemplateAddress(address: string): boolean {
  return /\{[{%]|<%|\$\{/u.test(address);
}

/** An address as its writer knows it. */
function readAddress(address: string): string {
  return address.startsWith(REFERENCE)
    ? decodeAddress(address.slice(REFERENCE.length))
    : decodePath(address);
}

/** A reference to another document that is no address but words. */
const WRITTEN = new RegExp(`${REFERENCE}[^\\s"'<>()[\\]\`*|]*[\\w/#]`, "gu");

/** Gives every link and image of a body the address that it has on this site. */
export function rewriteTargets(
  { lineOf, tree }: Pick<ConvertedDocument, "lineOf" | "tree">,
  resolver: TargetResolver,
  reportLoss: ReportLoss,
): void {
  const rewrite = (text: string) =>
    text.replaceAll(
      WRITTEN,
      (found) => resolver.link(found).address ?? readAddress(found),
    );
  visit(tree, "text", (node) => {
    node.value = rewrite(node.value);
  });
  visit(tree, "element", (node, index, parent) => {
    const { dataValue } = node.properties;
    if (dataValue) node.properties.dataValue = rewrite(String(dataValue));
    const type = node.tagName === "img" ? "image" : "link";
    const url = node.properties[type === "image" ? "src" : "href"];
    if (!/^(?:a|img)$/u.test(node.tagName) || typeof url !== "string")
      return undefined;
    const report = (outcome: string, kind: string = type) =>
      reportLoss(lineOf(node), kind, shorten(readAddress(url)), outcome);
    const isLinked = parent?.type === "element" && parent.tagName === "a";
    const isAlone = isLinked && toString(parent).trim() === "";
    const shown =
      type === "link"
        ? showLink(node, url, resolver, report)
        : showImage(node, url, isAlone, resolver, report);
    if (shown === undefined || parent === undefined || index === undefined)
      return undefined;
    parent.children.splice(index, 1, ...shown);
    return [SKIP, index];
  });
}

type Report = (outcome: string, kind?: string) => void;

/** Changes the address of a link. @returns what stands for one that leads nowhere */
function showLink(
  node: Element,
  url: string,
  resolver: TargetResolver,
  report: Report,
): ElementContent[] | undefined {
  const words = toString(node);
  const isWordless = words.trim() === "" && !holdsImage(node);
  if (isWordless && /^#|^$/u.test(url)) {
    report("left out: it has no words and leads to its own page");
    return [];
  }
  const { address, kind, outcome } = resolver.link(url);
  if (outcome) report(outcome, kind);
  const written = readAddress(url);
  if (address === undefined) {
    // Nobody can use what a template was to fill in.
    if (isTemplateAddress(url) || words.includes(written)) return node.children;
    return [...node.children, { type: "text", value: " " }, h("code", written)];
  }
  node.properties.href = address;
  if (!isWordless) return undefined;
  const value = titleOf(node) || decodeAddress(written);
  node.children = [{ type: "text", value }];
  delete node.properties.title;
  report(`had no words: \`${shorten(value, 60)}\` stands for them`);
  return undefined;
}

function holdsImage(node: Element): boolean {
  let isFound = false;
  visit(node, "element", ({ tagName }) => {
    isFound ||= tagName === "img";
  });
  return isFound;
}

function titleOf({ properties }: Element): string {
  return String(properties.title ?? "").trim();
}

/** Changes the address of an image, and names one without words. @returns what stands for one that is not there */
function showImage(
  node: Element,
  url: string,
  isAlone: boolean,
  resolver: TargetResolver,
  report: Report,
): ElementContent[] | undefined {
  const { address, kind, outcome } = resolver.image(url);
  if (outcome) report(outcome, kind);
  const alt = String(node.properties.alt ?? "").trim();
  const written = url.startsWith("data:") ? "data:" : readAddress(url);
  if (address === undefined) {
    const words = `Image not found: ${alt || titleOf(node)}`.trim();
    return [h("em", words), { type: "text", value: " " }, h("code", written)];
  }
  node.properties.src = address;
  if (alt !== "") return undefined;
  const [path = ""] = decodeAddress(written).split(/[?#]/u);
  const file = path.replace(/^.*\/|\.\w+$/gu, "").replaceAll(/[-_+.]+/gu, " ");
  // Without words, a link that holds nothing else could not be followed.
  const words = titleOf(node) || (isAlone ? file.trim() || "Picture" : "");
  node.properties.alt = words;
  const stands = words && `\`${shorten(words, 60)}\` stands in for it`;
  report(`has no text alternative: ${stands || "write one"}`, "alt");
  return undefined;
}
