import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";
import {
  createProtocolConnection,
  InitializeRequest,
  PublishDiagnosticsNotification,
  StreamMessageReader,
  StreamMessageWriter,
  type ClientCapabilities,
  type Diagnostic,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Range,
} from "vscode-languageserver/node";
import type { ExitCode } from "../../context.ts";
import { run } from "../../run.ts";
import { NOW } from "./create-workspace.ts";

/** A client of the language server, connected to a server in this process. */
export interface Client {
  connection: ProtocolConnection;
  initialized: InitializeResult;
  /** The address of a file, named from the folder that is open. */
  uriOf(file: string): string;
  open(file: string, text: string): void;
  /** Replaces the whole text, or a range of it. */
  change(file: string, text: string, range?: Range): void;
  close(file: string): void;
  /** The problems of a file when they have been found for its latest version, or for the first time. */
  problemsOf(file: string): Promise<Diagnostic[]>;
  /** The problems of each file that has any, as they were sent last. */
  problems(): Map<string, Diagnostic[]>;
  /** Says that files on disk have changed, as editors do. */
  noteDiskChange(): void;
  ask<R>(method: string, params: object): Promise<R>;
  /** Bytes for the server that are no message of this client. */
  write(bytes: string | Uint8Array): void;
  exitCode: Promise<ExitCode>;
}

/** Starts a server for a folder and introduces itself as a client with these capabilities. */
export async function startClient(
  dir: string,
  capabilities: ClientCapabilities = {},
  args: readonly string[] = [],
): Promise<Client> {
  const stdin = new PassThrough();
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const stop = new AbortController();
  const exitCode = run({
    argv: ["lsp", "--stdio", ...args],
    cwd: dir,
    stdin,
    stdout,
    stderr,
    env: {},
    clock: () => NOW,
    signal: stop.signal,
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(stdout),
    new StreamMessageWriter(stdin),
  );
  onTestFinished(async () => {
    stop.abort();
    await exitCode;
    connection.dispose();
  });
  const diagnostics = collectDiagnostics(connection);
  connection.listen();
  const uriOf = (file: string) => pathToFileURL(`${dir}/${file}`).href;
  const initialized = await connection.sendRequest(InitializeRequest.type, {
    processId: null,
    rootUri: pathToFileURL(dir).href,
    capabilities,
  });
  void connection.sendNotification("initialized", {});
  const versions = new Map<string, number>();
  const closed = new Set<string>();
  const notify = (method: string, params: object) =>
    void connection.sendNotification(method, params);
  const nextVersion = (uri: string) => {
    const version = (versions.get(uri) ?? 0) + 1;
    versions.set(uri, version);
    return version;
  };
  return {
    connection,
    initialized,
    uriOf,
    open(file, text) {
      const uri = uriOf(file);
      const version = nextVersion(uri);
      closed.delete(uri);
      const languageId = file.endsWith(".md") ? "markdown" : "yaml";
      notify("textDocument/didOpen", {
        textDocument: { uri, languageId, version, text },
      });
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
    noteDiskChange: () =>
      notify("workspace/didChangeWatchedFiles", { changes: [] }),
    ask: (method, params) => connection.sendRequest(method, params),
    write: (bytes) => void stdin.write(bytes),
    exitCode,
  };
}

function collectDiagnostics(connection: ProtocolConnection) {
  const latest = new Map<string, PublishDiagnosticsParams>();
  const listeners = new Set<() => void>();
  connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
    latest.set(params.uri, params);
    for (const listener of listeners) listener();
  });
  const find = (uri: string, version: number | undefined) => {
    const found = latest.get(uri);
    return found?.version === version ? found?.diagnostics : undefined;
  };
  return {
    wait: (uri: string, version: number | undefined) =>
      new Promise<Diagnostic[]>((resolve) => {
        const look = () => {
          const found = find(uri, version);
          if (found === undefined) return;
          listeners.delete(look);
          resolve(found);
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
