import type {
  Position,
  Range,
  TextEdit as LspEdit,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Place } from "../../model/diagnostic.ts";
import type { TextEdit, TextRange } from "../../model/source-text.ts";

/** Translates between offsets of a decoded file and the lines and characters of an editor. */
export type TextPositions = ReturnType<typeof createTextPositions>;

/**
 * @param written the text in the editor. A byte order mark at its start belongs to the editor's first line, but not
 * to the decoded file.
 */
export function createTextPositions(written: string) {
  const mark = written.startsWith("\uFEFF") ? 1 : 0;
  const document = TextDocument.create("", "", 0, written);
  const toPosition = (offset: number): Position =>
    document.positionAt(offset + mark);
  const toRange = ({ end, start }: TextRange): Range => ({
    start: toPosition(start),
    end: toPosition(end),
  });
  const text = written.slice(mark);
  const starts = [0];
  /** The start of a line, counted by line feeds from 1. Undefined after the last one. */
  const lineStart = (line: number): number | undefined => {
    while (starts.length < line) {
      const feed = text.indexOf("\n", starts.at(-1));
      if (feed === -1) return undefined;
      starts.push(feed + 1);
    }
    return starts[line - 1];
  };
  const ofPlace = (line: number, column: number): Position => {
    const start = lineStart(line);
    // The text of a file that cannot be decoded is unknown.
    if (start === undefined) return { line: line - 1, character: column - 1 };
    return toPosition(start + column - 1);
  };
  return {
    text,
    toPosition,
    toRange,
    toOffset: (position: Position): number =>
      Math.max(0, document.offsetAt(position) - mark),
    toEdit: ({ text, ...range }: TextEdit): LspEdit => ({
      range: toRange(range),
      newText: text,
    }),
    /** The range of a place in a report. In reports only line feeds end a line, but in editors CR does too. */
    toPlace: ({ column, endColumn, endLine, line }: Omit<Place, "file">) => ({
      start: ofPlace(line, column),
      end: ofPlace(endLine, endColumn),
    }),
  };
}
