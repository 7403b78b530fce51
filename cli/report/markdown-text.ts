import { printable } from "./printable.ts";

/**
 * Plain text for a cell of a Markdown table. Nothing in it is Markdown or HTML any more, and no site makes a mention, a
 * reference to an issue, an emoji or a link of it. Stretches between a pair of backticks become code.
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

/** Code by its HTML element: between backticks a table would still be cut at `|`. */
export function formatCode(text: string): string {
  return wrapCode(toOneLine(text));
}

function wrapCode(text: string): string {
  return text === "" ? "" : `<code>${escapePlain(text)}</code>`;
}

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

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Parts a word for a site that looks for mentions and addresses, and is not shown. */
const BREAK = "<!-- -->";
