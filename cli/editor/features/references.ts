import type { Location, ReferenceParams } from "vscode-languageserver";
import type { MentionPlace } from "../../look/refs/find-places.ts";
import {
  subjectOfEntry,
  subjectOfImage,
  type Subject,
} from "../../look/refs/subject.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import type { Entry } from "../../model/entry.ts";
import type { PlaceView, Snapshot } from "../session/snapshot.ts";
import { locate } from "./definition.ts";
import { type Target, touches, mentionAt } from "./find-target.ts";

/** Finds all places that refer to the target of a link, to a heading, or to the entry itself. */
export function findReferences(
  view: PlaceView,
  { context }: ReferenceParams,
): Location[] {
  const target = targetAt(view);
  if (target === undefined) return [];
  const own = context.includeDeclaration
    ? (locate(target, view.snapshot) ?? [])
    : [];
  return [own, ...placesOf(target, view.snapshot)].flat();
}

/** The target of the link at a place, or the heading or entry that is written there. */
function targetAt(view: PlaceView): Target | undefined {
  const mention = mentionAt(view);
  if (mention !== undefined) return mention.target;
  const entry = entryAt(view);
  if (entry?.kind !== "markdown") return entry && { kind: "entry", entry };
  if (view.offset < entry.bodyRange.start) return { kind: "entry", entry };
  const { headings } = entry.body;
  const heading = headings.find((each) => touches(each, view.offset));
  return heading && { kind: "entry", entry, anchor: heading.id };
}

/** The entry at a place: in a list of records, the last one that begins before it. */
export function entryAt({ entries, offset }: PlaceView): Entry | undefined {
  return (
    entries.findLast(
      ({ base, yaml }) => base.length > 0 && yaml.rangeOf(base).start <= offset,
    ) ?? entries[0]
  );
}

function placesOf(target: Target, snapshot: Snapshot): Location[] {
  const subject = subjectOf(target);
  if (subject === undefined) return [];
  const anchor = target.kind === "entry" ? target.anchor : undefined;
  const places = snapshot.finder
    .find(subject)
    .filter((place) => anchor === undefined || hasAnchor(place, anchor))
    .map(({ entry, mention }) =>
      snapshot.locationOf(entry.file, mention.range),
    );
  const inside =
    target.kind === "entry" && anchor !== undefined
      ? linksInside(target.entry, anchor, snapshot)
      : [];
  return [...places, ...inside];
}

function subjectOf(target: Target): Subject | undefined {
  if (target.kind === "entry") return subjectOfEntry(target.entry);
  if (target.kind === "image") return subjectOfImage(target.image);
  if (target.kind === "elsewhere") return undefined;
  return { name: target.path, addresses: [target.path] };
}

function hasAnchor({ mention }: MentionPlace, anchor: string): boolean {
  const [, fragment] = /#(.*)$/su.exec(mention.target.value) ?? [];
  return fragment !== undefined && decodeAddress(fragment) === anchor;
}

/** Links such as `#anchor` in the page itself. */
function linksInside(
  entry: Entry,
  anchor: string,
  snapshot: Snapshot,
): Location[] {
  return snapshot.finder
    .mentionsOf(entry)
    .filter(({ target: { value } }) => decodeAddress(value) === `#${anchor}`)
    .map(({ range }) => snapshot.locationOf(entry.file, range));
}
