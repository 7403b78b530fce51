import type { Mention } from "../../look/refs/mention.ts";
import type { Entry } from "../../model/entry.ts";
import type { TextRange } from "../../model/source-text.ts";
import type { FileView, PlaceView } from "../session/file-view.ts";
import { findTarget, type Target } from "./find-target.ts";

/** A reference or link in a file. */
export interface Pointer {
  entry: Entry;
  mention: Mention;
  /** Where its address or id is written. */
  range: TextRange;
  target: Target | undefined;
}

/** All references and links in a file, in order. */
export function pointersIn({ entries, snapshot }: FileView): Pointer[] {
  return entries.flatMap((entry) =>
    snapshot.finder.mentionsOf(entry).map((mention) => ({
      entry,
      mention,
      range: mention.target.rangeOf(0, mention.target.value.length),
      target: findTarget(mention, entry, snapshot),
    })),
  );
}

/** The reference or link at a place. Addresses are searched first, then whole links. */
export function pointerAt(view: PlaceView): Pointer | undefined {
  const all = pointersIn(view);
  return (
    all.find(({ range }) => holds(range, view.offset)) ??
    all.findLast(({ mention }) => holds(mention.range, view.offset))
  );
}

/** True if an offset is in a range or at its end, where the cursor is after the last character. */
export function holds({ end, start }: TextRange, offset: number): boolean {
  return start <= offset && offset <= end;
}
