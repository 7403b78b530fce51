import { pathToFileURL } from "node:url";
import type { DocumentLink, Location } from "vscode-languageserver";
import { rangeOfAnchor, type Entry } from "../../model/entry.ts";
import type { FileView, PlaceView, Snapshot } from "../session/snapshot.ts";
import { type Target, mentionAt, mentionsIn } from "./find-target.ts";

const TOP = { line: 0, character: 0 };
const START = { start: TOP, end: TOP };

/** Finds the definition that a link, a reference, a placeholder or an image path points to. */
export function findDefinition(view: PlaceView): Location | null {
  const target = mentionAt(view)?.target;
  return (target && locate(target, view.snapshot)) ?? null;
}

/** The place of a target. Undefined for a page without a file. */
export function locate(
  target: Target,
  snapshot: Snapshot,
): Location | undefined {
  if (target.kind === "entry")
    return locateEntry(target.entry, snapshot, target.anchor);
  if (target.kind !== "image") return undefined;
  const uri = pathToFileURL(target.image.absolutePath).href;
  return { uri, range: START };
}

export function locateEntry(
  entry: Entry,
  snapshot: Snapshot,
  anchor?: string,
): Location {
  if (entry.kind === "record")
    return snapshot.locationOf(entry.file, entry.idRange);
  if (entry.kind === "settings" || anchor === undefined)
    return { uri: snapshot.uriOf(entry.file), range: START };
  return snapshot.locationOf(entry.file, rangeOfAnchor(entry, anchor));
}

/** The links of a file that open something: a file of the content, an image, or a page elsewhere. */
export function findDocumentLinks(view: FileView): DocumentLink[] {
  return mentionsIn(view).flatMap(({ range, target }) => {
    if (target === undefined) return [];
    const uri =
      target.kind === "elsewhere"
        ? target.url
        : locate(target, view.snapshot)?.uri;
    if (uri === undefined) return [];
    return [{ range: view.positions.toRange(range), target: uri }];
  });
}
