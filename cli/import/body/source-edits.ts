import { visit } from "unist-util-visit";
import {
  createSourceText,
  type TextEdit,
  type TextRange,
} from "../../model/source-text.ts";
import { parseLooseMdx } from "./parse-body.ts";

/** Tells whether code stands at an offset of a text. The text is parsed when that is first asked. */
export function findCode(text: string): (offset: number) => boolean {
  let ranges: TextRange[] | undefined;
  return (offset) => {
    ranges ??= listCode(text);
    return ranges.some(({ end, start }) => start <= offset && offset < end);
  };
}

function listCode(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  visit(parseLooseMdx(text), "code", ({ position }) => {
    const { end, start } = position ?? {};
    ranges.push({ start: start?.offset ?? 0, end: end?.offset ?? 0 });
  });
  return ranges;
}

/** Edits at the matches of a pattern; undefined leaves one as it is. */
export function editMatches(
  text: string,
  pattern: RegExp,
  write: (found: RegExpExecArray) => string | undefined,
): TextEdit[] {
  return [...text.matchAll(pattern)].flatMap((found) => {
    const { 0: source, index: start } = found;
    const written = write(found);
    return written === undefined
      ? []
      : [{ start, end: start + source.length, text: written }];
  });
}

/** A text with edits applied, and where its parts stood in the file. */
export interface EditedText {
  text: string;
  /** Line of the file for an offset of this text. */
  lineAt: (offset: number) => number;
}

/**
 * Applies edits; of two that overlap, the one that starts first counts.
 * @param firstLine line of the file on which the text begins
 */
export function applyEdits(
  text: string,
  edits: readonly TextEdit[],
  firstLine: number,
): EditedText {
  let edited = "";
  let at = 0;
  /** Where parts of the old text begin in the new one, and where they began. */
  const kept = [{ start: 0, from: 0 }];
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < at) continue;
    edited += text.slice(at, edit.start) + edit.text;
    at = edit.end;
    kept.push({ start: edited.length, from: at });
  }
  const source = createSourceText("", text);
  return {
    text: edited + text.slice(at),
    lineAt(offset) {
      const index = kept.findLastIndex(({ start }) => start <= offset);
      const { from, start } = kept[index] ?? { from: 0, start: 0 };
      const next = kept[index + 1]?.from ?? text.length;
      const origin = Math.min(from + offset - start, next);
      return firstLine - 1 + source.positionAt(origin).line;
    },
  };
}

/** Puts a tag on a line of its own between empty lines; undefined where words stand before it. */
export function editAlone(
  text: string,
  { end, start, text: tag }: TextEdit,
): TextEdit | undefined {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const prefix = text.slice(lineStart, start);
  if (!/^[ \t>]*$/u.test(prefix)) return undefined;
  const empty = prefix.includes(">") ? prefix.trimEnd() : "";
  const hasMore = /^[ \t]*\S/u.test(text.slice(end, end + 200));
  const after = hasMore ? `\n${empty}\n${prefix}` : `\n${empty}`;
  return { start: lineStart, end, text: `${empty}\n${prefix}${tag}${after}` };
}
