import type { Diagnostic } from "../model/diagnostic.ts";
import { formatJsonText } from "./json-text.ts";
import type { Reporter } from "./report.ts";

/** Increased with each breaking change of the JSON formats. */
const VERSION = 1;

/** For programs: one value with a stable format. */
export const formatJson: Reporter = ({ diagnostics, summary }) =>
  formatJsonText({
    version: VERSION,
    summary,
    diagnostics: diagnostics.map(toJson),
  });

/** For programs that read a stream: one problem per line, no summary. */
export const formatJsonLines: Reporter = ({ diagnostics }) =>
  diagnostics
    .map((diagnostic) => formatJsonText(toJson(diagnostic), 0))
    .join("");

/** A diagnostic with its keys in the documented order. */
export function toJson(diagnostic: Diagnostic): Diagnostic {
  const { file, line, column, endLine, endColumn } = diagnostic;
  const { rule, severity, message, help, fixable, related } = diagnostic;
  return {
    file,
    line,
    column,
    endLine,
    endColumn,
    rule,
    severity,
    message,
    help,
    fixable,
    related,
  };
}
