import type { Diagnostic } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

const MARKER = /^(?:<{7}|>{7}|\|{7})(?= |\r?$).*$/gmu;

/** The lines that git leaves where it could not merge. */
export function checkMergeMarkers(source: SourceText): Diagnostic[] {
  return [...source.text.matchAll(MARKER)].map(({ 0: line, index }) =>
    createDiagnostic(
      "encoding/merge-marker",
      source,
      { start: index, end: index + line.trimEnd().length },
      `"${line.trimEnd().slice(0, 40)}" is left over from an unresolved merge.`,
    ),
  );
}
