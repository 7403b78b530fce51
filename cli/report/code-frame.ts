import type { Place } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import type { ReadLine } from "../model/problem-identity.ts";
import { fitLine } from "./fit-line.ts";

/** Colours a text if colours are on. */
export type Paint = (style: "dim" | "red" | "yellow", text: string) => string;

export interface FrameOptions {
  readLine: ReadLine;
  paint: Paint;
  /** The colour of the mark. */
  style: "red" | "yellow";
  /** Columns of the terminal. */
  width: number;
}

/** The line of a problem with a mark under its range, and the line before it. */
export function formatCodeFrame(
  place: Place,
  source: SourceText,
  { paint, readLine, style, width }: FrameOptions,
): string[] {
  if (source.text === "" || place.line < 1) return [];
  const line = readLine(source, place.line);
  const gutter = String(place.line).length;
  const show = (number: number, text: string) =>
    `  ${paint("dim", `${String(number).padStart(gutter)} |`)} ${text}`.trimEnd();
  const end = place.endLine === place.line ? place.endColumn : line.length + 1;
  const room = Math.max(MIN_WIDTH, width - gutter - "   | ".length);
  const fit = fitLine(line, place.column - 1, end - 1, room);
  const before = place.line === 1 ? "" : readLine(source, place.line - 1);
  const context = fit.isCutLeft
    ? undefined
    : fitLine(before, 0, 0, room).text.trimEnd();
  const more = place.endLine > place.line ? paint(style, "...") : "";
  return [
    ...(context === undefined || place.line === 1
      ? []
      : [show(place.line - 1, context)]),
    show(place.line, fit.text),
    `  ${" ".repeat(gutter)} ${paint("dim", "|")} ${" ".repeat(fit.left)}${paint(style, "^".repeat(fit.marked))}${more}`,
  ];
}

/** The least number of columns for a line, because fewer would show nothing useful. */
const MIN_WIDTH = 40;
