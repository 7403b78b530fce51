import { printable } from "./printable.ts";

/**
 * Escapes plain text for a cell of a Markdown table. Nothing in it is parsed as Markdown or HTML, and no site turns
 * it into a mention, an issue reference, an emoji or a link. Text between a pair of backticks becomes code.
 */
export function escapeMarkdown(text: string): string {
  const parts = toOneLine(text).split("`");
  const isPaired = parts.length % 2 === 1;
  return parts
    .map((part, index) => {
      if (index === 0) return escapePlain(part);
      if (!isPaired) return escapePlain(`\`${part}`);
      return index % 2 === 0 ? escapePlain(part) : wrapCode(part);
    })
    .join("");
}

/** Code as an HTML element: a table would split code in backticks at `|`. */
export function formatCode(text: string): string {
  return wrapCode(toOneLine(text));
}

function wrapCode(text: string): string {
  return text === "" ? "" : `<code>${escapePlain(text)}</code>`;
}

/** A longer text is cut to this many characters. */
const MAX_LENGTH = 600;

function toOneLine(text: string): string {
  const short =
    text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text;
  return printable(short.replaceAll(/\s+/gu, " "));
}

function escapePlain(text: string): string {
  return text.replaceAll(
    /[&<>"@\\`*_[\]#|~$]|:(?=\/\/|[\w+-]*[a-z][\w+-]*:)|(?<=www)\./giu,
    (character) => {
      if (character === ".") return `${BREAK}.`;
      if (character === "@" || character === ":") return `${character}${BREAK}`;
      if (character === "#") return `\\#${BREAK}`;
      return entities[character] ?? `\\${character}`;
    },
  );
}

/** The characters that have a meaning in HTML and XML. */
export const entities: Partial<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** An invisible comment that splits a word, so that sites find no mentions or addresses in it. */
const BREAK = "<!-- -->";
