import type { TextEdit, TextRange } from "../../model/source-text.ts";

/**
 * Another address for a link or an image: in the field that is the address, between the parentheses of Markdown, in
 * an attribute of HTML, or in the definition that a link refers to. Undefined where the address is not written as it
 * is read, or stands more than once.
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
  const field = /^(["']?)(.*)\1$/su.exec(written);
  if (field?.[2] === target)
    return edit(range.start + (field[1] ?? "").length, target, better);
  const before = String.raw`(?:\]\(\s*<?|\b(?:href|src)\s*=\s*["']?)`;
  const after = String.raw`(?=[\s)>"']|$)`;
  const found = [
    ...written.matchAll(
      new RegExp(`(${before})${RegExp.escape(target)}${after}`, "giu"),
    ),
  ];
  const [first] = found;
  if (first !== undefined)
    return found.length === 1
      ? edit(
          range.start + first.index + (first[1] ?? "").length,
          target,
          better,
        )
      : undefined;
  return fixDefinition(text, written, target, better);
}

/** `[words][name]`, `[name][]` or `[name]`, with `[name]: address` somewhere below. */
function fixDefinition(
  text: string,
  written: string,
  target: string,
  better: string,
): TextEdit[] | undefined {
  const label =
    /\]\[([^\][]+)\]$/u.exec(written)?.[1] ??
    /^!?\[([^\][]+)\](?:\[\])?$/u.exec(written)?.[1];
  if (label === undefined) return undefined;
  const name = RegExp.escape(label).replaceAll(
    /(?:\\x20|\s)+/gu,
    String.raw`\s+`,
  );
  const definition = new RegExp(
    String.raw`^( {0,3}\[${name}\]:[ \t]*<?)${RegExp.escape(target)}(?=[\s>]|$)`,
    "gimu",
  );
  const found = [...text.matchAll(definition)];
  const [first] = found;
  if (first === undefined || found.length > 1) return undefined;
  return edit(first.index + (first[1] ?? "").length, target, better);
}

function edit(start: number, target: string, better: string): TextEdit[] {
  return [{ start, end: start + target.length, text: better }];
}
