import { decodeHTML } from "entities";

/** One line of plain words from text that may hold HTML. */
export function toLine(text: string): string {
  return toPlainLine(
    decodeHTML(text.replaceAll(/<\/?[a-z][^<>]*>/giu, " ")),
  );
}

/** One line: no line breaks, no control characters, no braces that look like a placeholder. */
export function toPlainLine(text: string): string {
  return spaceBraces(
    text.replaceAll(UNSEEN, " ").replaceAll(/\s+/gu, " ").trim(),
  );
}

const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what it takes out
  /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]+/gu;

/** Braces apart from their words: in a field nothing fills them in, and nothing must seem to. */
function spaceBraces(text: string): string {
  return text
    .replaceAll(/\{(?=\{)|(?<=\})\}/gu, (brace) =>
      brace === "{" ? "{ " : " }",
    )
    .replaceAll(/\{([a-z][\w.-]*)\}/giu, "{ $1 }");
}

/** The start of a text in whole words. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 2);
  const space = start.lastIndexOf(" ");
  return `${start.slice(0, space > most / 2 ? space : undefined).replace(/[\s,;:.-]+$/u, "")}...`;
}

/** Whole sentences from the start, as many as fit; at least the first, cut where it is too long. */
export function firstSentences(
  text: string,
  least: number,
  most: number,
): string {
  // A dot ends a sentence where space and a capital letter follow: not in "v1.1", nor in "e.g. this".
  const sentences = text.split(
    /(?<=[.!?]["')\]]?)\s+(?=[\p{Lu}\p{N}"'([])|(?<=[。！？])/u,
  );
  let found = "";
  for (const sentence of sentences) {
    if (found.length >= least || found.length + sentence.length > most) break;
    found +=
      found === "" || /[。！？]$/u.test(found) ? sentence : ` ${sentence}`;
  }
  return found.trim().length >= Math.min(least, 20)
    ? found.trim()
    : cut(text, most);
}
