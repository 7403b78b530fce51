import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { SKIP, visit } from "unist-util-visit";
import {
  dropControls,
  firstSentences,
  hasTemplateCode,
  toPlainLine,
} from "../fields/plain-text.ts";
import type { ReportLoss } from "../losses.ts";
import { convertElements } from "./convert-elements.ts";
import type {
  BodySurroundings,
  ConvertedDocument,
  DocumentBody,
  LineOf,
} from "./document-body.ts";
import { readOutline, shiftHeadings, wordsOf } from "./outline.ts";
import { readBody } from "./read-body.ts";
import { toElements } from "./to-elements.ts";

/** The body of a foreign document as elements that pages may hold; its links and images still have their old addresses. */
export function convertDocument(
  body: DocumentBody,
  title: string | undefined,
  surroundings: BodySurroundings,
): ConvertedDocument {
  const { report } = surroundings;
  const text = dropControls(body.text).replaceAll(/[\uFDD0\uFDD1]/gu, "");
  if (text !== body.text.replaceAll("\r\n", "\n"))
    report(body.firstLine, "text", "hidden characters", "left out");
  const read = readBody({ ...body, text }, surroundings);
  const { lineOf } = read;
  const tree = convertElements(toElements(read), read);
  const taken = takeTitle(tree, title, lineOf, report);
  const outline = readOutline(tree);
  shiftHeadings(tree, lineOf, report);
  return {
    tree,
    lineOf,
    title: taken,
    description: describe(tree),
    ...outline,
  };
}

/** Removes the first heading when it says the title, or is all there is to say it. */
function takeTitle(
  { children }: Root,
  title: string | undefined,
  lineOf: LineOf,
  report: ReportLoss,
): string | undefined {
  const index = children.findIndex(
    (node) => node.type === "element" && !isBlank(node),
  );
  const first = children[index];
  if (first?.type !== "element" || first.tagName !== "h1") return title;
  const text = wordsOf(first);
  const isSame = title !== undefined && bare(title) === bare(text);
  if (text === "" || (title !== undefined && !isSame)) return title;
  if (!isSame)
    report(lineOf(first), "title", text, "taken from the first heading");
  children.splice(index, 1);
  return title ?? text;
}

/** True for what shows neither words nor pictures, such as the place of an id. */
function isBlank(element: Element): boolean {
  const isPlain = !/<(?:img|hr|pre|table)\b/u.test(toHtml(element));
  return isPlain && wordsOf(element) === "";
}

function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** True for a paragraph of words: no label, and nothing that stands for a block. */
function isProse({ children, tagName }: Element): boolean {
  const names = children.map((child) =>
    child.type === "element" ? child.tagName : "",
  );
  const isLabel = names.every((name) => name === "strong");
  const block = /^(?:blockquote|div|figure|[ou]l|p|pre|table)$/u;
  return tagName === "p" && !isLabel && !names.some((name) => block.test(name));
}

/** The first sentences of paragraphs that hold no code of a template, and more than a label. */
function describe(tree: Root): string | undefined {
  const texts: string[] = [];
  visit(tree, "element", (node) => {
    const text = isProse(node) ? wordsOf(node) : "";
    if (text !== "" && !hasTemplateCode(text)) texts.push(text);
    const isApart = /^(?:blockquote|footnote-text|[ou]l|p|pre|table)$/u;
    return isApart.test(node.tagName) ? SKIP : undefined;
  });
  const start = toPlainLine(texts.slice(0, 3).join(" "));
  return start === "" ? undefined : firstSentences(start, 50, 155);
}
