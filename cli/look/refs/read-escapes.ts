import type { Nodes } from "mdast";
import remarkParse from "remark-parse";
import { unified } from "unified";
import {
  createWrittenText,
  type Piece,
  type WrittenText,
} from "../../model/written-text.ts";

const REFERENCE =
  "&(?:#\\d{1,7}|#[xX][\\da-fA-F]{1,6}|[A-Za-z][A-Za-z\\d]{1,31});";
const IN_MARKDOWN = new RegExp(`\\\\[!-/:-@[-\`{-~]|${REFERENCE}|[^]`, "g");
const IN_HTML = new RegExp(`${REFERENCE}|[^]`, "g");

/** A stretch of Markdown as text: backslash escapes and character references resolved. */
export function readMarkdownText(written: string, offset: number): WrittenText {
  return read(written, offset, IN_MARKDOWN);
}

/** The value of an HTML attribute, or a text between tags: character references resolved. */
export function readHtmlText(written: string, offset: number): WrittenText {
  return read(written, offset, IN_HTML);
}

function read(written: string, offset: number, pattern: RegExp): WrittenText {
  const pieces = [...written.matchAll(pattern)].map(
    ({ 0: token, index }): Piece => ({
      text: resolve(token),
      start: offset + index,
      end: offset + index + token.length,
    }),
  );
  return createWrittenText(pieces);
}

function resolve(token: string): string {
  if (token.length === 1) return token;
  return token.startsWith("\\") ? token.slice(1) : resolveReference(token);
}

const parser = unified().use(remarkParse).freeze();
const known = new Map<string, string>();

/** What a character reference stands for, as the Markdown parser has it: its table of names is the one that counts. */
function resolveReference(reference: string): string {
  let text = known.get(reference);
  if (text === undefined) {
    text = textOf(parser.parse(`a${reference}a`)).slice(1, -1);
    known.set(reference, text);
  }
  return text;
}

function textOf(node: Nodes): string {
  if ("children" in node) return node.children.map(textOf).join("");
  return "value" in node ? node.value : "";
}
