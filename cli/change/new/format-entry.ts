import {
  Document,
  isCollection,
  isMap,
  isSeq,
  parseDocument,
  visit,
} from "yaml";
import { lineStart } from "../../model/lines.ts";
import { isInTypographicQuotes } from "../../rules/write-scalar.ts";

/** A Markdown file with its front matter and an outline. */
export function formatMarkdownEntry(
  fields: Record<string, unknown>,
  outline: string,
): string {
  return `---\n${formatFields(fields)}---\n\n${outline}`;
}

/** Fields as YAML, with lists of plain values on one line. */
export function formatFields(fields: Record<string, unknown>): string {
  const document = new Document(fields, { version: "1.2", schema: "core" });
  visit(document, {
    Seq(_, list) {
      list.flow = !list.items.some(isCollection);
    },
    Scalar(_, scalar) {
      const { value } = scalar;
      if (typeof value === "string" && isInTypographicQuotes(value))
        scalar.type = "QUOTE_DOUBLE";
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/**
 * A list file with one more record at its end, in the style of the last one: on one line or several, with or without
 * an empty line between. Everything else stays as it is, including comments.
 * @param text the file; empty for a new one
 */
export function appendRecord(
  text: string,
  fields: Record<string, unknown>,
): string {
  const document = parseDocument(text, { version: "1.2", schema: "core" });
  const { contents } = document;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  if (!isSeq(contents) || contents.items.length === 0) {
    const kept = contents === null || isSeq(contents) ? comments(text) : text;
    return join(kept, "", formatItem(fields, ""), eol);
  }
  if (contents.flow) {
    document.add(document.createNode(fields));
    return document.toString({ lineWidth: 0 });
  }
  const start = contents.range?.[0] ?? 0;
  const indent = text.slice(lineStart(text, start), start);
  const gap = /\n[ \t]*\r?\n[ \t]*-/u.test(text) ? eol : "";
  const last = contents.items.at(-1);
  const item =
    isMap(last) && last.flow
      ? `${indent}- ${formatOnOneLine(fields)}`
      : formatItem(fields, indent);
  return join(text, gap, item, eol);
}

function join(before: string, gap: string, item: string, eol: string): string {
  const head = before.trim() === "" ? "" : `${before.trimEnd()}${eol}${gap}`;
  return `${head}${item.replaceAll("\n", eol)}${eol}`;
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

function comments(text: string): string {
  return text
    .split("\n")
    .filter((line) => line.startsWith("#"))
    .join("\n");
}
