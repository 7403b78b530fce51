import {
  CodeActionKind,
  TextDocumentSyncKind,
  type ClientCapabilities,
  type ServerCapabilities,
} from "vscode-languageserver";
import { FIX_ALL } from "../features/code-actions.ts";
import type { PositionEncoding } from "../session/position-encoding.ts";

/** What the server can do. */
export function describeCapabilities(
  positionEncoding: PositionEncoding,
  client: ClientCapabilities,
): ServerCapabilities {
  return {
    ...(asksForDiagnostics(client) && {
      diagnosticProvider: {
        identifier: "content",
        interFileDependencies: true,
        workspaceDiagnostics: true,
      },
    }),
    positionEncoding,
    textDocumentSync: {
      openClose: true,
      change: TextDocumentSyncKind.Incremental,
      save: true,
    },
    completionProvider: { triggerCharacters: [":", " ", "/", "#", "(", "{"] },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
    documentFormattingProvider: true,
    documentSymbolProvider: true,
    workspaceSymbolProvider: true,
    documentLinkProvider: {},
    foldingRangeProvider: true,
    workspace: {
      fileOperations: {
        willRename: { filters: [{ pattern: { glob: "**/content/**" } }] },
      },
    },
  };
}

/**
 * True for an editor that only pulls diagnostics. Others get them pushed. An editor that does both would show each one
 * twice.
 */
function asksForDiagnostics({ textDocument }: ClientCapabilities): boolean {
  return (
    textDocument?.diagnostic !== undefined &&
    textDocument.publishDiagnostics === undefined
  );
}
