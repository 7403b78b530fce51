import type { PublishDiagnosticsParams } from "vscode-languageserver";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Snapshot } from "./snapshot.ts";
import { toLspDiagnostic } from "./to-lsp-diagnostic.ts";

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
