import type { Place } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { printable } from "./printable.ts";

const WIDTH = 100;

/** The line that a problem stands on, the one before it, and a mark under the stretch that it is about. */
export function formatCodeFrame(
  place: Place,
  source: SourceText,
  paint: (style: "dim" | "red", text: string) => string,
): string[] {
  const lines = source.text.split(/\r?\n/u);
  const line = lines[place.line - 1];
  if (line === undefined || source.text === "") return [];
  const gutter = String(place.line).length;
  const show = (number: number, text: string) =>
    `  ${paint("dim", `${String(number).padStart(gutter)} |`)} ${text}`.trimEnd();
  const fits = line.length <= WIDTH || place.column <= WIDTH / 2;
  const from = fits ? 0 : place.column - 1 - WIDTH / 2;
  const cut = (text: string) =>
    printable(text.slice(from, from + WIDTH).replaceAll("\t", " "));
  const endColumn =
    place.endLine === place.line ? place.endColumn : line.length + 1;
  const shown = cut(line);
  const left = place.column - 1 - from;
  const length = Math.max(
    1,
    Math.min(endColumn - place.column, shown.length - left),
  );
  const before = lines[place.line - 2];
  return [
    ...(before === undefined ? [] : [show(place.line - 1, cut(before))]),
    show(place.line, shown),
    `  ${" ".repeat(gutter)} ${paint("dim", "|")} ${" ".repeat(left)}${paint("red", "^".repeat(length))}`,
  ];
}
