import { createSourceText, type TextEdit } from "../../model/source-text.ts";

/** A line of a text with its place. */
export interface TextLine {
  text: string;
  start: number;
  /** Inside a fenced code block, or one of its fences. */
  isCode: boolean;
}

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/u;

/** The lines of a text. Fenced code is found without a parser, so that edits can be made before one runs. */
export function listLines(text: string): TextLine[] {
  let end = 0;
  let fence: string | undefined;
  return text.split("\n").map((line) => {
    const start = end;
    end += line.length + 1;
    const [, marker = "", info = ""] = FENCE.exec(line) ?? [];
    const isOpen = fence !== undefined;
    if (fence === undefined) {
      const isFence = marker !== "" && !/^`.*`/u.test(marker.charAt(0) + info);
      fence = isFence ? marker : undefined;
    } else if (marker.startsWith(fence) && info.trim() === "")
      fence = undefined;
    return { text: line, start, isCode: isOpen || fence !== undefined };
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
