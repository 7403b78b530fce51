import type { Position } from "vscode-languageserver";
import { allEntries } from "../../model/compiled-folder.ts";
import type { Entry } from "../../model/entry.ts";
import type { Snapshot } from "./snapshot.ts";
import type { TextPositions } from "./text-positions.ts";

/** A file of the content that the editor asks about. */
export interface FileView {
  snapshot: Snapshot;
  file: string;
  positions: TextPositions;
  /** Its entries, records or settings, as far as they can be read. */
  entries: readonly Entry[];
}

/** A place in such a file. */
export interface PlaceView extends FileView {
  offset: number;
}

export function viewFile(snapshot: Snapshot, file: string): FileView {
  const all = allEntries(snapshot.compiled.folder);
  return {
    snapshot,
    file,
    positions: snapshot.positionsOf(file),
    entries: all.filter((entry) => entry.file === file),
  };
}

export function viewPlace(view: FileView, position: Position): PlaceView {
  return { ...view, offset: view.positions.toOffset(position) };
}
