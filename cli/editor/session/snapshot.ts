import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Location, Position } from "vscode-languageserver";
import type { SearchableContent } from "../../look/refs/find-places.ts";
import type { TextRange } from "../../model/source-text.ts";
import type { OpenDocument } from "./open-documents.ts";
import { createTextPositions, type TextPositions } from "./text-positions.ts";
import { allEntries } from "../../model/compiled-folder.ts";
import type { Entry } from "../../model/entry.ts";

/** The content at one moment: compiled, with the unsaved texts of the editor in place of those on disk. */
export interface Snapshot extends SearchableContent {
  /** By file. */
  documents: ReadonlyMap<string, OpenDocument>;
  positionsOf(file: string): TextPositions;
  uriOf(file: string): string;
  locationOf(file: string, range: TextRange): Location;
}

/** Adds the editor's documents to checked content. */
export function createSnapshot(
  content: SearchableContent,
  open: readonly OpenDocument[],
): Snapshot {
  const documents = new Map(open.map((document) => [document.file, document]));
  const known = new Map<string, TextPositions>();
  const positionsOf = (file: string) => {
    const found = known.get(file);
    if (found !== undefined) return found;
    const text =
      documents.get(file)?.text ?? content.compiled.sources.get(file)?.text;
    const positions = createTextPositions(text ?? "");
    known.set(file, positions);
    return positions;
  };
  const uriOf = (file: string) =>
    documents.get(file)?.uri ??
    pathToFileURL(join(content.folders.contentDir, file)).href;
  return {
    ...content,
    documents,
    positionsOf,
    uriOf,
    locationOf: (file, range) => ({
      uri: uriOf(file),
      range: positionsOf(file).toRange(range),
    }),
  };
}

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
