import { decodeHTML } from "entities";
import { CONTROL_CHARACTERS } from "../../model/control-characters.ts";

/** Code of a template that nobody has evaluated. */
export function hasTemplateCode(text: string): boolean {
  return /\{ ?[{%<]|[}%>] ?\}|<%|\$\{/u.test(text);
}

/** Code in backticks, and tags. */
const TAG =
  /(?<ticks>`+)[^`]*\k<ticks>|<\/?(?<name>[a-z][\w-]*)(?:\s[^<>]*)?\/?>/giu;

/** One line of plain words from text that may hold HTML. What looks like a tag that nothing closes is words: `Vec<T>`. */
export function toLine(text: string): string {
  const words = text.replaceAll(TAG, (tag, ...found) => {
    const { name = "" } = found.at(-1);
    const other = tag.startsWith("</") ? `<${name}` : `</${name}>`;
    const isTag = /^(?:br|hr|img|wbr)$/iu.test(name) || text.includes(other);
    return name !== "" && isTag ? " " : tag;
  });
  return toPlainLine(decodeHTML(words));
}

/** One line: no line breaks, no control characters, no braces that look like a placeholder. */
export function toPlainLine(text: string): string {
  return dropControls(text)
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replaceAll(/\{(?=\{)/gu, "{ ")
    .replaceAll(/(?<=\})\}/gu, " }")
    .replaceAll(/\{([a-z][\w.-]*)\}/giu, "{ $1 }");
}

/** The start of a text in whole words. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // Half of a character outside of the first plane is none.
  const start = text.slice(0, most - 3).replace(/[\uD800-\uDBFF]$/u, "");
  const space = start.lastIndexOf(" ");
  const whole = space > most / 2 ? start.slice(0, space) : start;
  return `${whole.replace(/[\s,;:.-]+$/u, "")}...`;
}

// A dot ends a sentence where space and a capital letter follow: not in "v1.1", nor in "e.g. this".
const SENTENCE = /(?<=[.!?]["')\]]?\s+)(?=[\p{Lu}\p{N}"'([])|(?<=[。！？])/u;

/** Whole sentences from the start, as many as fit; at least the first, cut where it is too long. */
export function firstSentences(text: string, least: number, most: number) {
  let found = "";
  for (const sentence of text.split(SENTENCE)) {
    const more = `${found}${sentence}`;
    if (found.length >= least || more.trim().length > most) break;
    found = more;
  }
  return found.length < 20 ? cut(text, most) : found.trim();
}

/** Removes characters that no page may hold. */
export function dropControls(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/gu, "\n")
    .replaceAll(CONTROL_CHARACTERS, "");
}
