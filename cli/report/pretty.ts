import { styleText } from "node:util";
import type { Diagnostic, Place } from "../model/diagnostic.ts";
import { createLineReader } from "../model/problem-identity.ts";
import { formatCodeFrame, type FrameOptions } from "./code-frame.ts";
import { formatNextSteps } from "./next-steps.ts";
import { printable } from "./printable.ts";
import {
  bySeverity,
  formatSummary,
  type Report,
  type Reporter,
} from "./report.ts";

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/** How many problems get a code frame. Further ones are shown on one line each, errors first. */
const MAX_IN_FULL = 50;
/** How many problems get one line. Further ones are only counted. The other formats have all of them. */
const MAX_LINES = 1000;

/** For people: place, rule, message, the affected lines, what to do, and the next command. */
export const formatPretty: Reporter = (report, { colors, width }) => {
  const paint: Paint = (style, text) =>
    colors ? styleText(style, text, { validateStream: false }) : text;
  const { diagnostics } = report;
  const isMany = diagnostics.length > MAX_IN_FULL;
  const ordered = isMany ? bySeverity(diagnostics) : diagnostics;
  const readLine = createLineReader();
  const frame = { readLine, paint, width };
  const blocks = ordered
    .slice(0, MAX_IN_FULL)
    .map((diagnostic) => formatBlock(diagnostic, report, frame));
  const lines = ordered
    .slice(MAX_IN_FULL, MAX_IN_FULL + MAX_LINES)
    .map(
      (diagnostic) =>
        `${formatHead(diagnostic, paint)} ${printable(diagnostic.message)}`,
    );
  const left = ordered.length - MAX_IN_FULL - MAX_LINES;
  return [
    ...blocks,
    ...lines,
    ...(left > 0
      ? [`... and ${left} more: \`--format compact\` lists all.`]
      : []),
    ...(lines.length > 0 ? [""] : []),
    paintSummary(report, paint),
    ...formatNextSteps(report, isMany),
    "",
  ].join("\n");
};

function formatBlock(
  diagnostic: Diagnostic,
  { sources }: Report,
  frame: Omit<FrameOptions, "style" | "paint"> & { paint: Paint },
): string {
  const { paint } = frame;
  const source = sources.get(diagnostic.file);
  const style = styleOf(diagnostic);
  return [
    formatHead(diagnostic, paint),
    `  ${printable(diagnostic.message)}`,
    ...(source ? formatCodeFrame(diagnostic, source, { ...frame, style }) : []),
    `  ${paint("cyan", "help:")} ${printable(diagnostic.help)}`,
    ...diagnostic.related.map(
      (related) =>
        `  ${paint("dim", "see:")} ${formatPlace(related)} ${printable(related.message)}`,
    ),
    "",
  ].join("\n");
}

function formatHead(diagnostic: Diagnostic, paint: Paint): string {
  const { rule, severity } = diagnostic;
  return `${paint("bold", formatPlace(diagnostic))} ${paint(styleOf(diagnostic), severity)} ${paint("dim", rule)}`;
}

function formatPlace({ file, line, column }: Place): string {
  return `${printable(file)}:${line}:${column}`;
}

function styleOf({ severity }: Diagnostic): "red" | "yellow" {
  return severity === "error" ? "red" : "yellow";
}

function paintSummary(report: Report, paint: Paint): string {
  const { errors, warnings } = report.summary;
  const style = errors > 0 ? "red" : warnings > 0 ? "yellow" : "green";
  return paint(["bold", style], formatSummary(report));
}
