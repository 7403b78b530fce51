import { styleText } from "node:util";
import type { Diagnostic } from "../model/diagnostic.ts";
import { formatCodeFrame } from "./code-frame.ts";
import { printable } from "./printable.ts";
import { formatSummary, type Reporter } from "./report.ts";

type Style = Parameters<typeof styleText>[0];

/** For people: place, rule, message, the lines it is about, and what to do. */
export const formatPretty: Reporter = (report, { colors }) => {
  const paint = (style: Style, text: string) =>
    colors ? styleText(style, text, { validateStream: false }) : text;
  const blocks = report.diagnostics.map((diagnostic) => {
    const source = report.sources.get(diagnostic.file);
    return [
      `${paint("bold", formatPlace(diagnostic))} ${paintSeverity(diagnostic, paint)} ${paint("dim", diagnostic.rule)}`,
      `  ${printable(diagnostic.message)}`,
      ...(source ? formatCodeFrame(diagnostic, source, paint) : []),
      `  ${paint("cyan", "help:")} ${printable(diagnostic.help)}`,
      ...diagnostic.related.map(
        (related) =>
          `  ${paint("dim", "see:")} ${formatPlace(related)} ${printable(related.message)}`,
      ),
      "",
    ].join("\n");
  });
  return `${[...blocks, formatSummary(report)].join("\n")}\n`;
};

function formatPlace(place: {
  file: string;
  line: number;
  column: number;
}): string {
  return `${printable(place.file)}:${place.line}:${place.column}`;
}

function paintSeverity(
  { severity }: Diagnostic,
  paint: (style: Style, text: string) => string,
): string {
  return paint(severity === "error" ? "red" : "yellow", severity);
}
