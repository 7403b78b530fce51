import {
  SymbolKind,
  type SymbolInformation,
  type WorkspaceSymbolParams,
} from "vscode-languageserver";
import type { Entry } from "../../model/entry.ts";
import { entryKey } from "../../look/list/find-entry.ts";
import type { Snapshot } from "../session/snapshot.ts";
import { locateEntry } from "./definition.ts";
import { titleOf } from "./describe-entry.ts";

const MAX_SYMBOLS = 500;

/** The entries and records whose title or name contains all words of a query. */
export function findWorkspaceSymbols(
  snapshot: Snapshot,
  { query }: WorkspaceSymbolParams,
): SymbolInformation[] {
  const { entries, records } = snapshot.compiled.folder;
  const words = query.toLowerCase().split(/\s+/u);
  const isFound = (entry: Entry) => {
    const names = `${titleOf(entry)} ${entryKey(entry)}`.toLowerCase();
    return words.every((word) => names.includes(word));
  };
  return [...entries, ...records]
    .filter(isFound)
    .slice(0, MAX_SYMBOLS)
    .map((entry) => ({
      name: titleOf(entry),
      containerName: entryKey(entry),
      kind: entry.kind === "markdown" ? SymbolKind.File : SymbolKind.Object,
      location: locateEntry(entry, snapshot),
    }));
}
