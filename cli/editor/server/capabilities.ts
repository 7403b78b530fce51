import {
  CodeActionKind,
  TextDocumentSyncKind,
  type ServerCapabilities,
} from "vscode-languageserver";
import { FIX_ALL } from "../features/code-actions.ts";
import type { PositionEncoding } from "../session/position-encoding.ts";

/** What the server can do. */
export function describeCapabilities(
  positionEncoding: PositionEncoding,
): ServerCapabilities {
  return {
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
