import { decodeHTMLStrict } from "entities";
import {
  createWrittenText,
  type Piece,
  type WrittenText,
} from "../../model/written-text.ts";

const REFERENCE =
  "&(?:#\\d{1,7}|#[xX][\\da-fA-F]{1,6}|[A-Za-z][A-Za-z\\d]{1,31});";
const IN_MARKDOWN = new RegExp(`\\\\[!-/:-@[-\`{-~]|${REFERENCE}|[^]`, "g");
const IN_HTML = new RegExp(`${REFERENCE}|[^]`, "g");

/** Markdown as plain text: backslash escapes and character references resolved. */
export function readMarkdownText(written: string, offset: number): WrittenText {
  return read(written, offset, IN_MARKDOWN);
}

/** An HTML attribute or text as plain text: character references resolved. */
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
  return token.startsWith("\\") ? token.slice(1) : decodeHTMLStrict(token);
}
