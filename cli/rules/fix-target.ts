import type { TextEdit, TextRange } from "../model/source-text.ts";

/**
 * Edits that replace the address of a link or an image: as the value of a field, between the parentheses of Markdown,
 * in an attribute of HTML, or in the definition that a link refers to. Undefined if the address is escaped, or occurs
 * more than once.
 * @param range the link, image or field
 */
export function fixTarget(
  text: string,
  range: TextRange,
  target: string,
  better: string,
): TextEdit[] | undefined {
  if (/[\s()<>"'\\]/u.test(better)) return undefined;
  const written = text.slice(range.start, range.end);
  const [, quote = "", value] = /^(["']?)(.*)\1$/su.exec(written) ?? [];
  const name = RegExp.escape(target);
  const inside = String.raw`((?:\]\(\s*<?|\b(?:href|src)\s*=\s*["']?))${name}(?=[\s)>"']|$)`;
  const found =
    value === target
      ? [quote.length]
      : findEnds(written, new RegExp(inside, "giu"));
  const places =
    found.length > 0
      ? found.map((at) => range.start + at)
      : findDefinitions(text, written, name);
  const [start] = places;
  return start === undefined || places.length > 1
    ? undefined
    : [{ start, end: start + target.length, text: better }];
}

/** The addresses of `[name]: address` for `[words][name]`, `[name][]` or `[name]`. */
function findDefinitions(
  text: string,
  written: string,
  target: string,
): number[] {
  const label =
    /\]\[([^\][]+)\]$/u.exec(written)?.[1] ??
    /^!?\[([^\][]+)\](?:\[\])?$/u.exec(written)?.[1];
  if (label === undefined) return [];
  const name = RegExp.escape(label).replaceAll(
    /(?:\\x20|\s)+/gu,
    String.raw`\s+`,
  );
  const definition = String.raw`^( {0,3}\[${name}\]:[ \t]*<?)${target}(?=[\s>]|$)`;
  return findEnds(text, new RegExp(definition, "gimu"));
}

function findEnds(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(
    ({ 1: before = "", index }) => index + before.length,
  );
}
