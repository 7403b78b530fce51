import type { Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { firstSentences, toPlainLine } from "../fields/plain-text.ts";
import type { ReportLoss } from "../losses.ts";
import type {
  BodySurroundings,
  ConvertedDocument,
  DocumentBody,
  LineOf,
} from "./document-body.ts";
import { convertElements } from "./from-elements.ts";
import type { Marks } from "./marks.ts";
import { readOutline, shiftHeadings, wordsOf } from "./outline.ts";
import { printBody } from "./print-body.ts";
import { dropControls, protectText } from "./protect-text.ts";
import { readBody } from "./read-body.ts";
import { resolveReferences } from "./resolve-references.ts";
import { flattenBlocks, tidyTree } from "./tidy-tree.ts";
import { isForeign } from "./to-elements.ts";
import { writeCallouts } from "./write-callouts.ts";

/** The body of a foreign document in our Markdown; its links and images still have the addresses that were written. */
export function convertDocument(
  body: DocumentBody,
  title: string | undefined,
  surroundings: BodySurroundings,
): ConvertedDocument {
  const { report } = surroundings;
  const text = dropControls(body.text);
  if (text !== body.text.replaceAll("\r\n", "\n"))
    report(body.firstLine, "text", "hidden characters", "left out");
  const read = readBody({ ...body, text }, surroundings);
  const { lineOf, marks, tree } = read;
  resolveReferences(tree);
  if (isForeign(tree)) tree.children = convertElements(read);
  restoreMarks(tree, marks);
  flattenBlocks(tree, lineOf, report);
  tidyTree(tree);
  const taken = takeTitle(tree, title, lineOf, report);
  const { anchors, headings } = readOutline(tree);
  shiftHeadings(tree, lineOf, report);
  protectText(tree, lineOf, report);
  tidyTree(tree);
  writeCallouts(tree);
  return {
    body: {
      tree,
      lineOf,
      get text() {
        return printBody(tree);
      },
    },
    title: taken,
    description: describe(tree),
    headings,
    anchors,
  };
}

/** Code and addresses show what was written, not the tokens that stood for it. */
function restoreMarks(tree: Root, marks: Marks): void {
  const restore = (text: string) => marks.restore(text);
  visit(tree, (node) => {
    if ("value" in node && node.type !== "text")
      node.value = restore(node.value);
    if ("url" in node) node.url = restore(node.url);
    if ("title" in node && node.title) node.title = restore(node.title);
    if ("alt" in node && node.alt) node.alt = restore(node.alt);
    if (node.type !== "code") return;
    node.lang = node.lang && restore(node.lang);
    node.meta = node.meta && restore(node.meta);
  });
}

/** Takes the first heading out when it says the title, or is all there is to say it. */
function takeTitle(
  { children }: Root,
  title: string | undefined,
  lineOf: LineOf,
  report: ReportLoss,
): string | undefined {
  const index = children.findIndex(({ type }) => type !== "html");
  const first = children[index];
  if (first?.type !== "heading" || first.depth !== 1) return title;
  const text = wordsOf(first);
  const isSame = title !== undefined && bare(title) === bare(text);
  if (text === "" || (title !== undefined && !isSame)) return title;
  if (!isSame)
    report(lineOf(first), "title", text, "taken from the first heading");
  children.splice(index, 1);
  return title ?? text;
}

function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** The first sentences of paragraphs that hold no mark of a template, and more than a label. */
function describe({ children }: Root): string | undefined {
  const options = { includeImageAlt: false, includeHtml: false };
  const texts = children.flatMap((node) => {
    const isText = node.type === "paragraph" && !holdsMark(node);
    const isLabel =
      isText && node.children.every(({ type }) => type === "strong");
    const text = isText && !isLabel ? toString(node, options).trim() : "";
    return text === "" ? [] : [text];
  });
  const start = toPlainLine(texts.slice(0, 3).join(" "));
  return start === "" ? undefined : firstSentences(start, 50, 155);
}

function holdsMark(node: RootContent): boolean {
  let isFound = false;
  visit(node, "inlineCode", ({ data }) => {
    isFound ||= data?.isMark === true;
  });
  return isFound;
}
