import type { Mention } from "../../look/refs/mention.ts";
import type { Entry } from "../../model/entry.ts";
import type { TextRange } from "../../model/source-text.ts";
import type { FileView, PlaceView } from "../session/file-view.ts";
import { findTarget, type Target } from "./find-target.ts";

/** A reference or link in a file, with its target. */
export interface ResolvedMention {
  entry: Entry;
  mention: Mention;
  /** Where its address or id is written. */
  range: TextRange;
  target: Target | undefined;
}

/** All references and links in a file, in order. */
export function mentionsIn({ entries, snapshot }: FileView): ResolvedMention[] {
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
export function mentionAt(view: PlaceView): ResolvedMention | undefined {
  const all = mentionsIn(view);
  return (
    all.find(({ range }) => touches(range, view.offset)) ??
    all.findLast(({ mention }) => touches(mention.range, view.offset))
  );
}

/** True if an offset is in a range or at its end, where the cursor is after the last character. */
export function touches({ end, start }: TextRange, offset: number): boolean {
  return start <= offset && offset <= end;
}
