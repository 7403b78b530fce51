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

/** A diagnostic without what only other commands use. Its keys stay in the order in which they are documented. */
export function toJson({
  fix: _fix,
  stableMessage: _stableMessage,
  firstFile: _firstFile,
  ...shown
}: Diagnostic): Diagnostic {
  return shown;
}
