import {
  CodeActionKind,
  TextDocumentSyncKind,
  type ServerCapabilities,
} from "vscode-languageserver";
import type { PositionEncoding } from "./position-encoding.ts";

/** Fixes all problems of a file, as `content fix` does. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.content`;

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
