import type {
  FullDocumentDiagnosticReport,
  WorkspaceDiagnosticReport,
} from "vscode-languageserver";
import type { Snapshot } from "../session/snapshot.ts";
import { toLspDiagnostic } from "../session/to-lsp-diagnostic.ts";

/** The problems of one file, for an editor that requests them. Empty for a file outside of the content. */
export function reportFile(
  snapshot: Snapshot,
  file: string | undefined,
): FullDocumentDiagnosticReport {
  const items = snapshot.compiled.diagnostics
    .filter((problem) => problem.file === file)
    .map((problem) => toLspDiagnostic(problem, snapshot));
  return { kind: "full", items };
}

/** The problems of every file. Files without problems are included, because they may have had some before. */
export function reportWorkspace(snapshot: Snapshot): WorkspaceDiagnosticReport {
  const { compiled, documents } = snapshot;
  const byFile = Map.groupBy(compiled.diagnostics, ({ file }) => file);
  const files = new Set([...compiled.sources.keys(), ...byFile.keys()]);
  return {
    items: [...files].map((file) => ({
      kind: "full",
      uri: snapshot.uriOf(file),
      version: documents.get(file)?.version ?? null,
      items: (byFile.get(file) ?? []).map((problem) =>
        toLspDiagnostic(problem, snapshot),
      ),
    })),
  };
}
