import { Document, isMap, isSeq, parseDocument, visit } from "yaml";

/** What a writer meets in a new entry: ordinary words, so that a draft is valid from the start. */
const OUTLINE = `Say in two or three sentences what readers will be able to do after reading this.

## Why it matters

Describe the situation that readers are in.

## What to do

Give the steps, with one example on sample data.

## What to look at next

Name one page that goes further.
`;

/** A Markdown file with its front matter and a short outline. */
export function formatMarkdownEntry(fields: Record<string, unknown>): string {
  return `---\n${formatFields(fields)}---\n\n${OUTLINE}`;
}

/** Fields as YAML: dates bare, lists of plain values on one line. */
export function formatFields(fields: Record<string, unknown>): string {
  const document = new Document(fields, { version: "1.2", schema: "core" });
  visit(document, {
    Seq(_, list) {
      const isPlain = list.items.every((item) => !isMapping(item));
      list.flow = isPlain;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function isMapping(item: unknown): boolean {
  return typeof item === "object" && item !== null && "items" in item;
}

/**
 * A list file with one more record at its end, written as the one before it: on one line or on many, with an empty
 * line between or without. Everything that stands in it stays as it is, comments included.
 * @param text the file; empty for a new one
 */
export function appendRecord(
  text: string,
  fields: Record<string, unknown>,
): string {
  const document = parseDocument(text, { version: "1.2", schema: "core" });
  const { contents } = document;
  if (isSeq(contents) && contents.flow && contents.items.length > 0) {
    document.add(document.createNode(fields));
    return document.toString({ lineWidth: 0 });
  }
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const kept =
    contents === null || isEmptyList(contents) ? comments(text) : text;
  const start = isSeq(contents) ? (contents.range?.[0] ?? 0) : 0;
  const indent = isEmptyList(contents)
    ? ""
    : text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const gap = /\n[ \t]*\r?\n[ \t]*-/u.test(text) ? eol : "";
  const before = kept.trim() === "" ? "" : `${kept.trimEnd()}${eol}${gap}`;
  const last = isSeq(contents) ? contents.items.at(-1) : undefined;
  const item =
    isMap(last) && last.flow
      ? `${indent}- ${formatOnOneLine(fields)}`
      : formatItem(fields, indent);
  return `${before}${item.replaceAll("\n", eol)}${eol}`;
}

function formatItem(fields: Record<string, unknown>, indent: string): string {
  return formatFields(fields)
    .trimEnd()
    .split("\n")
    .map((line, index) => `${indent}${index === 0 ? "- " : "  "}${line}`)
    .join("\n");
}

function formatOnOneLine(fields: Record<string, unknown>): string {
  const document = new Document(fields, { version: "1.2", schema: "core" });
  if (isMap(document.contents)) document.contents.flow = true;
  return document.toString({ lineWidth: 0 }).trim().replaceAll(/\n\s*/gu, " ");
}

function isEmptyList(contents: unknown): boolean {
  return isSeq(contents) && contents.items.length === 0;
}

/** The comment lines of a file that holds no record. */
function comments(text: string): string {
  return text
    .split("\n")
    .filter((line) => line.startsWith("#"))
    .join("\n");
}
