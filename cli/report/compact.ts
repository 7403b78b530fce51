import type { Diagnostic } from "../model/diagnostic.ts";
import { printable } from "./printable.ts";
import { formatPlace, formatSummary, type Reporter } from "./report.ts";

/** One line per problem, like the output of compilers. */
export const formatCompact: Reporter = (report) =>
  [...report.diagnostics.map(formatLine), formatSummary(report), ""].join("\n");

export function formatLine(diagnostic: Diagnostic): string {
  const { message, rule, severity } = diagnostic;
  const place = formatPlace(diagnostic);
  return printable(`${place}: ${severity} ${rule}: ${message}`);
}
