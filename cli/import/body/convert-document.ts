import type { Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { firstSentences, toPlainLine } from "../fields/plain-text.ts";
import type { ReportLoss } from "../losses.ts";
import { showAlerts } from "./show-alerts.ts";
import { convertTree } from "./convert-tree.ts";
import type { LineOf } from "./conversion.ts";
import type {
  BodySurroundings,
  ConvertedBody,
  ConvertedDocument,
  DocumentBody,
} from "./document-body.ts";
import { readOutline, shiftHeadings, wordsOf } from "./outline.ts";
import { printBody } from "./print-body.ts";
import { dropControls, protectText } from "./protect-text.ts";
import { showCodeTitles } from "./show-code-titles.ts";
import { tidyTree } from "./tidy-tree.ts";
import { traceText } from "./traced-text.ts";

/** The body of a foreign document in our Markdown; its links and images still have the addresses that were written. */
export function convertDocument(
  body: DocumentBody,
  title: string | undefined,
  surroundings: BodySurroundings,
): ConvertedDocument {
  const { report } = surroundings;
  const clean = dropControls(body.text);
  if (clean !== body.text.replaceAll("\r\n", "\n"))
    report(
      body.firstLine,
      "text",
      "characters that cannot be seen",
      "left out",
    );
  const traced = traceText(clean, body.firstLine);
  const { lineOf, tree } = convertTree(traced, body, surroundings);
  showAlerts(tree);
  showCodeTitles(tree);
  const taken = takeTitle(tree, title, lineOf, report);
  const { anchors, headings } = readOutline(tree);
  shiftHeadings(tree, lineOf, report);
  protectText(tree, lineOf, report);
  tidyTree(tree);
  return {
    body: createBody(tree, lineOf),
    title: taken,
    description: describe(tree),
    headings,
    anchors,
  };
}

function createBody(tree: Root, lineOf: LineOf): ConvertedBody {
  return {
    tree,
    lineOf,
    get text() {
      return printBody(tree);
    },
  };
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
  const text = wordsOf(first)
    .replace(/\s*\{#[^}]*\}\s*$/u, "")
    .trim();
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

/** The first sentences: of paragraphs without marks of templates where there are any, and without labels. */
function describe({ children }: Root): string | undefined {
  const paragraphs = children.filter(
    (node) =>
      node.type === "paragraph" &&
      node.children.some(({ type }) => type !== "strong"),
  );
  const whole = paragraphs.filter((node) => !holdsMark(node));
  const texts = (whole.length > 0 ? whole : paragraphs)
    .slice(0, 3)
    .map(plainTextOf);
  const text = texts.filter((each) => each !== "").join(" ");
  return text === "" ? undefined : firstSentences(text, 50, 155);
}

function holdsMark(node: RootContent): boolean {
  let isFound = false;
  visit(node, "inlineCode", ({ data }) => {
    isFound ||= data?.isMark === true;
  });
  return isFound;
}

function plainTextOf(node: RootContent): string {
  const copy = structuredClone(node);
  visit(copy, "inlineCode", (code) => {
    if (code.data?.isMark) code.value = "";
  });
  return toPlainLine(
    toString(copy, { includeImageAlt: false, includeHtml: false }),
  );
}
