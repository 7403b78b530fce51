import {
  DiagnosticSeverity,
  type Diagnostic as LspDiagnostic,
} from "vscode-languageserver";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Snapshot } from "./snapshot.ts";

/** A problem in the form of the protocol, with the rule, level, places and texts of the report of `validate`. */
export function toLspDiagnostic(
  { help, message, related, rule, severity, ...place }: Diagnostic,
  snapshot: Snapshot,
): LspDiagnostic {
  return {
    range: snapshot.positionsOf(place.file).toPlace(place),
    severity:
      severity === "error"
        ? DiagnosticSeverity.Error
        : DiagnosticSeverity.Warning,
    code: rule,
    source: "content",
    message: `${message}\n${help}`,
    relatedInformation: related.map(({ message, ...other }) => ({
      location: {
        uri: snapshot.uriOf(other.file),
        range: snapshot.positionsOf(other.file).toPlace(other),
      },
      message,
    })),
  };
}
