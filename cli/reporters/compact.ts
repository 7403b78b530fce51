import { printable } from "./printable.ts";
import { formatSummary, type Reporter } from "./report.ts";

/** One line a problem, as compilers print them. */
export const formatCompact: Reporter = (report) =>
  [
    ...report.diagnostics.map(
      ({ file, line, column, severity, rule, message }) =>
        printable(`${file}:${line}:${column}: ${severity} ${rule}: ${message}`),
    ),
    formatSummary(report),
    "",
  ].join("\n");
