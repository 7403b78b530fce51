import { pathToFileURL } from "node:url";
import {
  PublishDiagnosticsNotification,
  type Diagnostic,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Range,
} from "vscode-languageserver/node";

/** The documents of a language server client, by path from the open folder. */
export interface ClientDocuments {
  uriOf(file: string): string;
  open(file: string, text: string): void;
  /** Replaces the whole text, or a range of it. */
  change(file: string, text: string, range?: Range): void;
  close(file: string): void;
  /** The problems of a file, for its latest version. */
  problemsOf(file: string): Promise<Diagnostic[]>;
  /** The latest problems of each file that has any. */
  problems(): Map<string, Diagnostic[]>;
}

export function createClientDocuments(
  connection: ProtocolConnection,
  dir: string,
): ClientDocuments {
  const diagnostics = collectDiagnostics(connection);
  const versions = new Map<string, number>();
  const closed = new Set<string>();
  const uriOf = (file: string) => pathToFileURL(`${dir}/${file}`).href;
  const notify = (method: string, params: object) =>
    void connection.sendNotification(method, params);
  const nextVersion = (uri: string) => {
    const version = (versions.get(uri) ?? 0) + 1;
    versions.set(uri, version);
    return version;
  };
  return {
    uriOf,
    open(file, text) {
      const uri = uriOf(file);
      const version = nextVersion(uri);
      closed.delete(uri);
      const languageId = file.endsWith(".md") ? "markdown" : "yaml";
      const textDocument = { uri, languageId, version, text };
      notify("textDocument/didOpen", { textDocument });
    },
    change(file, text, range) {
      const uri = uriOf(file);
      const textDocument = { uri, version: nextVersion(uri) };
      const contentChanges = [range === undefined ? { text } : { range, text }];
      notify("textDocument/didChange", { textDocument, contentChanges });
    },
    close(file) {
      const uri = uriOf(file);
      closed.add(uri);
      notify("textDocument/didClose", { textDocument: { uri } });
    },
    problemsOf(file) {
      const uri = uriOf(file);
      const version = closed.has(uri) ? undefined : versions.get(uri);
      return diagnostics.wait(uri, version);
    },
    problems: diagnostics.all,
  };
}

function collectDiagnostics(connection: ProtocolConnection) {
  const latest = new Map<string, PublishDiagnosticsParams>();
  const listeners = new Set<() => void>();
  connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
    latest.set(params.uri, params);
    for (const listener of listeners) listener();
  });
  return {
    wait: (uri: string, version: number | undefined) =>
      new Promise<Diagnostic[]>((resolve) => {
        const look = () => {
          const found = latest.get(uri);
          if (found === undefined || found.version !== version) return;
          listeners.delete(look);
          resolve(found.diagnostics);
        };
        listeners.add(look);
        look();
      }),
    all: () =>
      new Map(
        [...latest.values()]
          .filter(({ diagnostics }) => diagnostics.length > 0)
          .map(({ diagnostics, uri }) => [uri, diagnostics]),
      ),
  };
}
