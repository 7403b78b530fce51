import type { Reporter } from "./report.ts";
import { formatSummary } from "./report.ts";

/** Annotations for GitHub Actions, errors first: it keeps only the first ten of each kind in a step. */
export const formatGithub: Reporter = (report) =>
  [
    ...report.diagnostics
      .toSorted((a, b) => rank(a.severity) - rank(b.severity))
      .map((diagnostic) => {
        const { severity, message, help, rule } = diagnostic;
        const facts = {
          file: diagnostic.file,
          line: diagnostic.line,
          endLine: diagnostic.endLine,
          ...(diagnostic.line === diagnostic.endLine
            ? { col: diagnostic.column, endColumn: diagnostic.endColumn }
            : {}),
          title: rule,
        };
        const properties = Object.entries(facts)
          .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
          .join(",");
        return `::${severity} ${properties}::${escapeData(`${message} ${help}`)}`;
      }),
    formatSummary(report),
    "",
  ].join("\n");

function rank(severity: string): number {
  return severity === "error" ? 0 : 1;
}

function escapeData(text: string): string {
  return text
    .replaceAll("%", "%25")
    .replaceAll("\r", "%0D")
    .replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
