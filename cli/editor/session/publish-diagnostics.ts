import {
  type PublishDiagnosticsParams,
  DiagnosticSeverity,
  type Diagnostic as LspDiagnostic,
  type FullDocumentDiagnosticReport,
  type WorkspaceDiagnosticReport,
} from "vscode-languageserver";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Snapshot, FileView } from "./snapshot.ts";
import type { TextRange } from "../../model/source-text.ts";

interface Published {
  uri: string;
  version: number | undefined;
  /** The problems as text, to notice changes. */
  digest: string;
}

/**
 * Creates a function that sends the problems of each file if they differ from those that were sent before, and for each
 * new version of a document.
 */
export function createPublisher(
  send: (params: PublishDiagnosticsParams) => void,
): (snapshot: Snapshot) => void {
  const published = new Map<string, Published>();

  return (snapshot) => {
    const { compiled, documents } = snapshot;
    const byFile = Map.groupBy(compiled.diagnostics, ({ file }) => file);
    // Documents come last, so that a client that receives theirs already has the problems of all other files.
    const others = new Set([...byFile.keys(), ...published.keys()]);
    const files = [...others.difference(documents), ...documents.keys()];
    for (const file of files) publish(file, byFile.get(file) ?? [], snapshot);
  };

  function publish(
    file: string,
    problems: readonly Diagnostic[],
    snapshot: Snapshot,
  ): void {
    const version = snapshot.documents.get(file)?.version;
    const uri = snapshot.uriOf(file);
    const digest = JSON.stringify(problems);
    const before = published.get(file);
    if (before !== undefined && before.uri !== uri)
      send({ uri: before.uri, diagnostics: [] });
    const isSame =
      before?.uri === uri &&
      before.version === version &&
      before.digest === digest;
    if (isSame) return;
    const diagnostics = problems.map((each) => toLspDiagnostic(each, snapshot));
    send({ uri, diagnostics, ...(version !== undefined && { version }) });
    if (problems.length > 0 || version !== undefined)
      published.set(file, { uri, version, digest });
    else published.delete(file);
  }
}

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

/** The problems of a file that touch a range. */
export function problemsIn(
  { file, positions, snapshot }: FileView,
  { end, start }: TextRange,
): Diagnostic[] {
  return snapshot.compiled.diagnostics.filter((problem) => {
    if (problem.file !== file) return false;
    const place = positions.toPlace(problem);
    return (
      positions.toOffset(place.start) <= end &&
      start <= positions.toOffset(place.end)
    );
  });
}
