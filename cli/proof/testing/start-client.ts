import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";
import {
  createProtocolConnection,
  InitializeRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type ClientCapabilities,
  type InitializeResult,
  type ProtocolConnection,
} from "vscode-languageserver/node";
import type { ExitCode } from "../../context.ts";
import { run } from "../../run.ts";
import {
  createClientDocuments,
  type ClientDocuments,
} from "./client-documents.ts";
import { NOW } from "./create-workspace.ts";

/** A client of the language server, connected to a server in this process. */
export interface Client extends ClientDocuments {
  connection: ProtocolConnection;
  initialized: InitializeResult;
  ask<R>(method: string, params: object): Promise<R>;
  /** Notifies the server that files on disk have changed, as editors do. */
  noteDiskChange(): void;
  /** Sends bytes, which may be an invalid message. */
  write(bytes: string | Uint8Array): void;
  /** Closes the input of the server. */
  hangUp(): void;
  exitCode: Promise<ExitCode>;
}

/** Starts a language server for a folder, and initializes it with these client capabilities. */
export async function startClient(
  dir: string,
  capabilities: ClientCapabilities = {},
): Promise<Client> {
  const stdin = new PassThrough();
  const stdout = new PassThrough();
  const stop = new AbortController();
  const exitCode = run({
    argv: ["lsp", "--stdio"],
    cwd: dir,
    stdin,
    stdout,
    stderr: new PassThrough(),
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
  const documents = createClientDocuments(connection, dir);
  connection.listen();
  const initialized = await connection.sendRequest(InitializeRequest.type, {
    processId: null,
    rootUri: pathToFileURL(dir).href,
    capabilities,
  });
  void connection.sendNotification("initialized", {});
  return {
    ...documents,
    connection,
    initialized,
    ask: (method, params) => connection.sendRequest(method, params),
    noteDiskChange: () =>
      void connection.sendNotification("workspace/didChangeWatchedFiles", {
        changes: [],
      }),
    write: (bytes) => void stdin.write(bytes),
    hangUp: () => void stdin.end(),
    exitCode,
  };
}
