import { toString } from "mdast-util-to-string";
import { cleanHtml } from "./body/clean-html.ts";
import { convertAdmonitions } from "./body/convert-admonitions.ts";
import { convertDefinitions } from "./body/convert-definitions.ts";
import { convertShortcodes } from "./body/convert-hugo.ts";
import { convertKramdown } from "./body/convert-kramdown.ts";
import { convertLiquid } from "./body/convert-liquid.ts";
import type { ReadInclude } from "./body/liquid-tags.ts";
import { convertTables } from "./body/convert-tables.ts";
import { convertMath } from "./body/convert-math.ts";
import { convertMdx } from "./body/convert-mdx.ts";
import { fixFences } from "./body/fix-fences.ts";
import { embedHtml } from "./body/embed-html.ts";
import { rangeOf } from "./body/markdown-tree.ts";
import {
  dropControls,
  indentMergeMarkers,
  protectText,
} from "./body/protect-text.ts";
import { dropOwnMarks } from "./body/wordless-links.ts";
import { showLazyImages } from "./body/show-lazy-images.ts";
import { listHeadings, shiftHeadings, wordsOf } from "./body/shift-headings.ts";
import { tidyLines } from "./body/tidy-lines.ts";
import { trackText, type TrackedText } from "./body/tracked-text.ts";
import type { DialectName, ForeignDocument } from "./dialects/dialect.ts";
import { firstSentences, toPlainLine } from "./fields/plain-text.ts";
import { anchorIds } from "./find-heading.ts";
import type { ReportLoss } from "./losses.ts";

export interface DocumentSurroundings {
  dialect: DialectName;
  /** A value by its name: `site.title`, `page.author`, a parameter. */
  lookup: (name: string) => string | undefined;
  readInclude: ReadInclude;
  /** The text of another file of the project that an import names. */
  readFile: (path: string) => string | undefined;
  saveDrawing: (svg: string) => string | undefined;
  report: ReportLoss;
}

export interface ConvertedDocument {
  body: TrackedText;
  /** The first heading of the first level, taken out of the text when it is the title. */
  title: string | undefined;
  description: string | undefined;
  /** Headings in order, as their texts. */
  headings: string[];
  /** Id that links may use -> number of the heading it leads to, or -1 for the start. */
  anchors: Map<string, number>;
}

/** The text of a foreign document in our Markdown, all but its links and images. */
export function convertDocument(
  document: ForeignDocument,
  title: string | undefined,
  surroundings: DocumentSurroundings,
): ConvertedDocument {
  const { dialect, lookup, readFile, readInclude, report, saveDrawing } =
    surroundings;
  const isMdx = document.placed.syntax === "mdx";
  const body = trackText(document.body, document.bodyLine);
  dropControls(body, report);
  if (dialect === "jekyll") convertLiquid(body, lookup, readInclude, report);
  if (dialect === "hugo")
    convertShortcodes(body, (name) => lookup(name), report);
  if (document.placed.isHtml) embedHtml(body);
  if (isMdx) {
    const values = new Map<string, string>();
    for (const [key, value] of document.fields)
      if (typeof value === "string")
        for (const name of ["frontMatter", "frontmatter", "props"])
          values.set(`${name}.${key}`, value);
    // Braces of formulas are no expressions.
    convertMath(body, report);
    convertMdx(body, { values, readFile }, report);
  }
  if (dialect === "docusaurus" || dialect === "astro")
    convertAdmonitions(body, "markdown");
  if (dialect === "jekyll" || dialect === "hugo") {
    convertKramdown(body, report);
    if (dialect === "jekyll") convertTables(body);
    convertDefinitions(body);
  }
  fixFences(body, report);
  convertMath(body, report);
  const anchored: [string, number][] = [];
  showLazyImages(body);
  cleanHtml(
    body,
    {
      saveDrawing,
      noteAnchor: (id, offset) =>
        anchored.push([id, headingAfter(body, offset)]),
    },
    report,
  );
  dropOwnMarks(body, report);
  const taken = takeTitle(body, title, report);
  const ids = shiftHeadings(body, report);
  protectText(body, report);
  indentMergeMarkers(body);
  tidyLines(body);
  const tree = body.tree();
  const headings = listHeadings(tree, body.text);
  const shift = taken.isRemoved ? 1 : 0;
  const anchors = new Map<string, number>(
    anchored.map(([id, number]) => [id, number - shift]),
  );
  for (const [number, { text, written }] of headings.entries())
    if (written !== text)
      for (const id of anchorIds([written])) anchors.set(id, number);
  for (const [id, number] of ids) anchors.set(id, number);
  return {
    body,
    title: taken.title,
    description: describe(),
    headings: headings.map(({ text }) => text),
    anchors,
  };

  function describe(): string | undefined {
    const paragraphs = tree.children.flatMap((node) => {
      if (node.type !== "paragraph") return [];
      // A label above a tab or a block of code is no sentence.
      if (node.children.every(({ type }) => type === "strong")) return [];
      const text = toPlainLine(
        toString(node, { includeImageAlt: false, includeHtml: false }),
      );
      return text === "" || text.startsWith("Image not found") ? [] : [text];
    });
    const text = paragraphs.slice(0, 3).join(" ");
    return text === "" ? undefined : firstSentences(text, 50, 155);
  }
}

/** The number of the heading that an anchor at an offset means: the one right after it, or else the one before. */
function headingAfter(body: TrackedText, offset: number): number {
  const { text } = body;
  const headings = listHeadings(body.tree(), text);
  const inside = headings.findIndex(
    ({ start, end }) => offset >= start && offset <= end,
  );
  if (inside !== -1) return inside;
  const next = headings.findIndex(({ start }) => start > offset);
  const between =
    next === -1
      ? "x"
      : text
          .slice(offset, headings[next]?.start)
          .replaceAll(/<[^>]*>|[\s#]/gu, "");
  if (next !== -1 && between === "") return next;
  return next === -1 ? headings.length - 1 : next - 1;
}

/** Takes the first heading out when it says the title, or is all there is to say it. */
function takeTitle(
  body: TrackedText,
  title: string | undefined,
  report: ReportLoss,
): { title: string | undefined; isRemoved: boolean } {
  const tree = body.tree();
  const first = tree.children.find(
    ({ type }) => type !== "definition" && type !== "html",
  );
  if (first?.type !== "heading" || first.depth !== 1)
    return { title, isRemoved: false };
  const text = wordsOf(first)
    .trim()
    .replace(/\s*\{#[^}]*\}$/u, "");
  const isSame = title !== undefined && plain(title) === plain(text);
  if (title !== undefined && !isSame) return { title, isRemoved: false };
  const range = rangeOf(first);
  if (text === "") return { title, isRemoved: false };
  if (!isSame)
    report(
      body.lineAt(range.start),
      "title",
      text,
      "taken from the first heading",
    );
  body.apply([{ ...range, text: "" }]);
  return { title: title ?? text, isRemoved: true };
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
