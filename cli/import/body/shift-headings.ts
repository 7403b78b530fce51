import type { Heading, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { TextEdit } from "../../model/source-text.ts";
import type { ReportLoss } from "../losses.ts";
import { decodeEntities, findTags, type HtmlTag } from "./html-tags.ts";
import { rangeOf } from "./markdown-tree.ts";
import type { TrackedText } from "./tracked-text.ts";

export interface FoundHeading {
  start: number;
  end: number;
  depth: number;
  /** Its words, as the compiler reads them to make its id. */
  text: string;
  /** Its words with the HTML among them, which some generators make ids of. */
  written: string;
  /** Undefined for a heading in Markdown. */
  tag?: HtmlTag;
  closeTag?: HtmlTag;
}

/** Every heading of a text in order, in Markdown and in HTML. */
export function listHeadings(tree: Root, text: string): FoundHeading[] {
  const found: FoundHeading[] = [];
  visit(tree, "heading", (node) => {
    const { depth } = node;
    const written = toString(node);
    found.push({ ...rangeOf(node), depth, text: wordsOf(node), written });
  });
  const tags = findTags(tree, text);
  for (const [index, tag] of tags.entries()) {
    const depth = /^h([1-6])$/u.exec(tag.name)?.[1];
    if (depth === undefined || tag.isClosing) continue;
    const closeTag = tags
      .slice(index + 1, index + 200)
      .find(({ name, isClosing }) => name === tag.name && isClosing);
    const written = text.slice(tag.end, closeTag?.start ?? tag.end);
    found.push({
      start: tag.start,
      end: closeTag?.end ?? tag.end,
      depth: Number(depth),
      text: decodeEntities(written.replaceAll(/<[^>]*>/gu, "")),
      written,
      tag,
      ...(closeTag ? { closeTag } : {}),
    });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** The words of a heading: what HTML and pictures among them are called is none of them. */
export function wordsOf(heading: Heading): string {
  return toString(heading, { includeHtml: false, includeImageAlt: false });
}

/** An id among the attributes of a heading: `{#id}`, `{.class #id}`. */
const EXPLICIT =
  /[ \t]*\\?\{(?:[^{}\n]*\s)?#([^{}\s]+)[^{}\n]*\\?\}[ \t]*#*[ \t]*$/u;

/**
 * Levels that begin at the second and leave none out, as the outline of the text is: a heading stays below the one
 * it was below. Ids that were written are taken out and given back, by the number of their heading.
 */
export function shiftHeadings(
  body: TrackedText,
  report: ReportLoss,
): Map<string, number> {
  const ids = new Map<string, number>();
  const { text } = body;
  if (!/^[ \t>\-*+\d.)]*#|^[ \t>]*(?:=+|-+)[ \t]*$|<h[1-6]/imu.test(text))
    return ids;
  const edits: TextEdit[] = [];
  const above: number[] = [];
  let moved = 0;
  let firstLine = 0;
  for (const [number, heading] of listHeadings(body.tree(), text).entries()) {
    while ((above.at(-1) ?? 0) >= heading.depth) above.pop();
    above.push(heading.depth);
    const depth = Math.min(above.length + 1, 6);
    if (depth !== heading.depth) {
      moved++;
      firstLine ||= body.lineAt(heading.start);
    }
    edits.push(
      ...(heading.tag
        ? moveTag(heading, depth)
        : moveMarkdown(text, heading, depth, (id) => ids.set(id, number))),
    );
  }
  body.apply(edits);
  if (moved > 0)
    report(
      firstLine,
      "heading",
      `${moved} heading${moved === 1 ? "" : "s"}`,
      "moved to another level: the title is the only first one, and no level is left out",
    );
  return ids;
}

function moveTag(
  { closeTag, depth: was, tag }: FoundHeading,
  depth: number,
): TextEdit[] {
  if (tag === undefined || was === depth) return [];
  const edits = [
    { start: tag.start + 1, end: tag.start + 3, text: `h${depth}` },
  ];
  if (closeTag)
    edits.push({
      start: closeTag.start + 2,
      end: closeTag.start + 4,
      text: `h${depth}`,
    });
  return edits;
}

function moveMarkdown(
  text: string,
  heading: FoundHeading,
  depth: number,
  noteId: (id: string) => void,
): TextEdit[] {
  const written = text.slice(heading.start, heading.end);
  const edits: TextEdit[] = [];
  const isAtx = written.startsWith("#");
  const newline = written.lastIndexOf("\n");
  const words = isAtx
    ? written
    : written.slice(0, newline === -1 ? undefined : newline);
  const explicit = EXPLICIT.exec(words);
  if (explicit !== null) {
    noteId(explicit[1] ?? "");
    const start = heading.start + explicit.index;
    edits.push({ start, end: start + explicit[0].length, text: "" });
  }
  if (depth === heading.depth) return edits;
  const marks = "#".repeat(depth);
  if (isAtx)
    return [
      ...edits,
      { start: heading.start, end: heading.start + heading.depth, text: marks },
    ];
  if (depth === 2) {
    const underline = heading.start + newline + 1;
    const line = written.slice(newline + 1);
    return [
      ...edits,
      { start: underline, end: heading.end, text: line.replaceAll("=", "-") },
    ];
  }
  const flat = words
    .replace(EXPLICIT, "")
    .split("\n")
    .map((line) => line.replace(/^[ \t>]+/u, "").trim())
    .join(" ");
  return [{ start: heading.start, end: heading.end, text: `${marks} ${flat}` }];
}
