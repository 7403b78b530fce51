import type { ClientCapabilities, Position } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";

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
export function toUnits(
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
