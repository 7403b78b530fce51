/** What a line of Markdown begins, as far as two parsers agree on it; `odd` where they might not. */
export type LineKind =
  | "fence"
  | "heading"
  | "html"
  | "item"
  | "label"
  | "note"
  | "odd"
  | "quote"
  | "text";

const FENCE = /^(?:`{3,}[^`]*|~{3,}.*)$/u;
const HEADING = /^#{1,6}(?:[ \t]|$)/u;
const EMPTY_HEADING = /^#{1,6}[ \t#]*$/u;
const RULE = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/u;
const UNDERLINE = /^(?:=+|-+)[ \t]*$/u;
const PREFIX_AND_BRACKET = /^(?:[ \t>]|(?:[-+*]|\d{1,9}[.)])[ \t])*\[/u;
const LABEL = /^\[[^[\]\\^`]+\]: [^\s<>"'()[\]\\]+(?: "[^"\\]*")?$/u;
const NOTE = /^\[\^[A-Za-z0-9-]+\]: [A-Za-z0-9"'(]/u;

/** @param indent how many characters of space the line begins with */
export function kindOfLine(line: string, indent: number): LineKind {
  const inner = indent === 0 ? line : line.slice(indent);
  const first = inner.charCodeAt(0);
  if ((first === 96 || first === 126) && FENCE.test(inner)) return "fence";
  if (line.endsWith("\\")) return "odd";
  if (line.includes("<") && isOddHtml(line)) return "odd";
  if (line.includes("]:") && PREFIX_AND_BRACKET.test(line))
    return kindOfLabel(line);
  if (isLetter(first)) return "text";
  if (indent > 0 && UNDERLINE.test(inner)) return "odd";
  if (RULE.test(inner)) return "heading";
  if (HEADING.test(inner)) return EMPTY_HEADING.test(inner) ? "odd" : "heading";
  if (first === 60) return indent > 0 ? "odd" : "html";
  return kindOfContainer(line);
}

function isLetter(code: number): boolean {
  return (code > 64 && code < 91) || (code > 96 && code < 123) || code > 127;
}

function kindOfLabel(line: string): LineKind {
  if (LABEL.test(line)) return "label";
  const only = line.indexOf("]:") === line.lastIndexOf("]:");
  return only && NOTE.test(line) ? "note" : "odd";
}

const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/uy;
/** Code, where text is to begin. */
const WIDE_SPACE = /^(?: {5}| {0,4}\t)/u;
/** Blocks that end where their container does, and tasks without a text. */
const ODD_START = /^(?:<|~~~|```|\[\^|\[[ xX\t]\]$|#{1,6}[ \t#]*$)/u;

/** Lists and quotes that begin one in another, or with something that both end in different places. */
function kindOfContainer(line: string): LineKind {
  CONTAINER.lastIndex = 0;
  const marker = CONTAINER.exec(line)?.[0];
  if (marker === undefined) return "text";
  if (CONTAINER.test(line)) return "odd";
  const rest = line.slice(marker.length);
  const inner = rest.trim();
  const isQuote = marker.endsWith(">");
  if (inner === "") return isQuote ? "quote" : "odd";
  if (WIDE_SPACE.test(rest) || ODD_START.test(inner)) return "odd";
  return isQuote ? "quote" : "item";
}

const TAG =
  /<(?:\/?[a-z][a-z0-9-]*(?:[ \t]+[a-z_:][\w:.-]*(?:=(?:"[^"<>]*"|'[^'<>]*'|[\w.#%-]+))?)*[ \t]*\/?|[a-z][a-z0-9+.-]+:[^\s<>]*|[\w.+-]+@[\w.-]+|!-- [ \w.,:-]*--)>/giu;

/** HTML that is not plain or does not end on its line, and elements that last until their end is met. */
function isOddHtml(line: string): boolean {
  if (/^[ \t>]*<(?:pre|script|style|textarea)/iu.test(line)) return true;
  return /<[a-z/!?]/iu.test(line.replaceAll(TAG, ""));
}

/** Code or a link that begins in a text and does not end in it. */
export function hasOpenSpan(text: string): boolean {
  if (text.includes("`") && !hasPairedTicks(text)) return true;
  const open = text.lastIndexOf("[");
  if (open === -1) return false;
  if (open > text.lastIndexOf("]")) return true;
  if (!text.includes("](")) return false;
  return text.replaceAll(TARGET, "").includes("](");
}

/** The second half of a link: an address, with parentheses in pairs, and a title. */
const TARGET =
  /\]\((?:<[^<>\n]*>|[^\s()"'<>]*(?:\([^\s()"'<>]*\)[^\s()"'<>]*)*)(?:[ \t]+(?:"[^"\\\n]*"|'[^'\\\n]*'|\([^()\\\n]*\)))?\)/gu;

function hasPairedTicks(text: string): boolean {
  if (text.includes("\\`") || text.includes("``")) return false;
  return text.split("`").length % 2 === 1;
}

/** The marks that a fence begins with. */
export function runOf(line: string): string {
  return /^(?:`+|~+)/u.exec(line)?.[0] ?? "";
}
