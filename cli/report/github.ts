import type { Diagnostic } from "../model/diagnostic.ts";
import { printable } from "./printable.ts";
import {
  bySeverity,
  count,
  formatPlace,
  formatSummary,
  type Report,
  type Reporter,
} from "./report.ts";

/** GitHub shows at most this many annotations of each kind per step: https://github.com/actions/toolkit/pull/734 */
const MAX_ANNOTATIONS = 10;

/**
 * Annotations for GitHub Actions, errors first: GitHub shows the first ten of each kind, and the log has all of them.
 */
export const formatGithub: Reporter = (report) =>
  [
    ...bySeverity(report.diagnostics).map(formatAnnotation),
    ...formatOverflow(report),
    formatSummary(report),
    "",
  ].join("\n");

/** Reports how many annotations GitHub will not show. */
function formatOverflow({ diagnostics }: Report): string[] {
  const left = (["error", "warning"] as const).flatMap((kind) => {
    const found = diagnostics.filter(({ severity }) => severity === kind);
    const number = found.length - MAX_ANNOTATIONS;
    return number > 0 ? [count(number, kind)] : [];
  });
  if (left.length === 0) return [];
  const text = `GitHub shows ${MAX_ANNOTATIONS} errors and ${MAX_ANNOTATIONS} warnings of a step. ${left.join(" and ")} more are in the log and in the summary of the job.`;
  return [`::notice title=Not all problems are shown::${escapeData(text)}`];
}

function formatAnnotation(diagnostic: Diagnostic): string {
  const { column, endColumn, endLine, file, line } = diagnostic;
  const { help, message, rule, severity } = diagnostic;
  const facts = {
    file,
    line,
    endLine,
    // GitHub rejects columns of a range over several lines.
    ...(line === endLine ? { col: column, endColumn } : {}),
    title: rule,
  };
  const properties = Object.entries(facts)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
    .join(",");
  // The log only shows the text, so the text includes the place.
  const text = [message, help, formatPlace(diagnostic)].map(printable);
  return `::${severity} ${properties}::${escapeData(text.join("\n"))}`;
}

function escapeData(text: string): string {
  return text
    .toWellFormed()
    .replaceAll("%", "%25")
    .replaceAll("\r", "%0D")
    .replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
