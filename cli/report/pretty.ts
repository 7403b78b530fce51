import { styleText } from "node:util";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { fitLine } from "./text-width.ts";
import { printable } from "./printable.ts";
import {
  bySeverity,
  formatPlace,
  formatSummary,
  type Report,
  type Reporter,
  count,
} from "./report.ts";

type Style = Parameters<typeof styleText>[0];
/** Colours a text if colours are on. */
type Paint = (style: Style, text: string) => string;

/** What all code frames of a report share. */
interface Frame {
  paint: Paint;
  /** Columns of the terminal. */
  width: number;
}

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
  const frame = { paint, width };
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
  frame: Frame,
): string {
  const { paint } = frame;
  const source = sources.get(diagnostic.file);
  return [
    formatHead(diagnostic, paint),
    `  ${printable(diagnostic.message)}`,
    ...(source ? formatCodeFrame(diagnostic, source, frame) : []),
    `  ${paint("cyan", "help:")} ${printable(diagnostic.help)}`,
    ...diagnostic.related.map(
      (related) =>
        `  ${paint("dim", "see:")} ${printable(`${formatPlace(related)} ${related.message}`)}`,
    ),
    "",
  ].join("\n");
}

/** The line of a problem with a mark under its range, and the line before it. */
function formatCodeFrame(
  place: Diagnostic,
  source: SourceText,
  { paint, width }: Frame,
): string[] {
  if (source.text === "") return [];
  const line = source.lineAt(place.line);
  const gutter = String(place.line).length;
  const show = (number: number, text: string) =>
    `  ${paint("dim", `${String(number).padStart(gutter)} |`)} ${text}`.trimEnd();
  const end = place.endLine === place.line ? place.endColumn : line.length + 1;
  const room = Math.max(MIN_WIDTH, width - gutter - "   | ".length);
  const fit = fitLine(line, place.column - 1, end - 1, room);
  const style = styleOf(place);
  const more = place.endLine > place.line ? paint(style, "...") : "";
  const above = place.line - 1;
  const before = fitLine(source.lineAt(above), 0, 0, room);
  return [
    ...(above === 0 || fit.isCutLeft ? [] : [show(above, before.text)]),
    show(place.line, fit.text),
    `  ${" ".repeat(gutter)} ${paint("dim", "|")} ${" ".repeat(fit.left)}${paint(style, "^".repeat(fit.marked))}${more}`,
  ];
}

/** The least number of columns for a line, because fewer would show nothing useful. */
const MIN_WIDTH = 40;

function formatHead(diagnostic: Diagnostic, paint: Paint): string {
  const { rule, severity } = diagnostic;
  const place = printable(formatPlace(diagnostic));
  return `${paint("bold", place)} ${paint(styleOf(diagnostic), severity)} ${paint("dim", rule)}`;
}

function styleOf({ severity }: Diagnostic): "red" | "yellow" {
  return severity === "error" ? "red" : "yellow";
}

function paintSummary(report: Report, paint: Paint): string {
  const { errors, warnings } = report.summary;
  const style = errors > 0 ? "red" : warnings > 0 ? "yellow" : "green";
  return paint(["bold", style], formatSummary(report));
}

const MAX_RULES = 5;

/**
 * Suggests the next commands to run.
 * @param isMany true if there are too many problems to show all in full
 */
function formatNextSteps(
  { diagnostics, summary }: Report,
  isMany: boolean,
): string[] {
  const rules = countRules(diagnostics);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const [first] = errors.length > 0 ? countRules(errors) : rules;
  if (first === undefined) return [];
  const fixable = diagnostics.filter((diagnostic) => diagnostic.fixable).length;
  const common = rules
    .slice(0, MAX_RULES)
    .map(([rule, number]) => `${rule} ${number}`)
    .join(", ");
  return [
    ...(isMany ? [`Most of them: ${common}.`] : []),
    ...(fixable > 0
      ? [`\`npx content validate --fix\` fixes ${count(fixable, "problem")}.`]
      : []),
    `\`npx content explain ${first[0]}\` says why that matters.`,
    ...(isMany && summary.known === undefined
      ? [
          "To fix old problems later, run `npx content validate --baseline baseline.json --update-baseline`: then only new ones are reported.",
        ]
      : []),
  ];
}

function countRules(diagnostics: Report["diagnostics"]): [string, number][] {
  return [...Map.groupBy(diagnostics, ({ rule }) => rule)]
    .map(([rule, { length }]): [string, number] => [rule, length])
    .toSorted((a, b) => b[1] - a[1]);
}
