import type {
  Position,
  Range,
  TextEdit as LspEdit,
  ClientCapabilities,
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
export function createTextPositions(
  written: string,
  encoding: PositionEncoding,
) {
  const mark = written.startsWith("\uFEFF") ? 1 : 0;
  const document = TextDocument.create("", "", 0, written);
  const toPosition = (offset: number): Position => {
    const position = document.positionAt(offset + mark);
    return toUnits(document, position, encoding);
  };
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
      Math.max(
        0,
        document.offsetAt(toUtf16(document, position, encoding)) - mark,
      ),
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

/** How the characters of a line are counted: in code units of UTF-16 or UTF-8, or in code points. */
export type PositionEncoding = "utf-8" | "utf-16" | "utf-32";

/** The first encoding that the client offers. Every client supports UTF-16. */
export function chooseEncoding({
  general,
}: ClientCapabilities): PositionEncoding {
  const offered = general?.positionEncodings ?? [];
  return offered.find(isEncoding) ?? "utf-16";
}

function isEncoding(name: string): name is PositionEncoding {
  return name === "utf-8" || name === "utf-16" || name === "utf-32";
}

type Lines = Pick<TextDocument, "getText">;

/** Converts a position from UTF-16 to another encoding. */
function toUnits(
  document: Lines,
  { character, line }: Position,
  encoding: PositionEncoding,
): Position {
  if (encoding === "utf-16") return { line, character };
  const before = document.getText({
    start: { line, character: 0 },
    end: { line, character },
  });
  return { line, character: countUnits(before, encoding) };
}

/** Converts a position to UTF-16. A position inside of a character becomes the start of the character. */
export function toUtf16(
  document: Lines,
  { character, line }: Position,
  encoding: PositionEncoding,
): Position {
  if (encoding === "utf-16") return { line, character };
  const text = document.getText({
    start: { line, character: 0 },
    end: { line: line + 1, character: 0 },
  });
  let units = 0;
  let at = 0;
  for (const point of text) {
    units += countUnits(point, encoding);
    if (units > character) break;
    at += point.length;
  }
  return { line, character: at };
}

function countUnits(text: string, encoding: "utf-8" | "utf-32"): number {
  return encoding === "utf-8" ? Buffer.byteLength(text) : [...text].length;
}
