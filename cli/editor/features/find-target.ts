import { indexTargets, pathOnSite } from "../../look/refs/link-graph.ts";
import { findImage, type ImageSubject } from "../../look/refs/subject.ts";
import type { Mention } from "../../look/refs/match-mention.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import type { Entry } from "../../model/entry.ts";
import { sitePaths } from "../../model/site-pages.ts";
import type { Snapshot, FileView, PlaceView } from "../session/snapshot.ts";
import type { TextRange } from "../../model/source-text.ts";

/** The target of a link, a reference, a placeholder or an image path. */
export type Target =
  | { kind: "entry"; entry: Entry; anchor?: string }
  | { kind: "image"; image: ImageSubject }
  | { kind: "page"; path: string }
  | { kind: "elsewhere"; url: string };

/** The target of a mention in an entry. Undefined if it does not exist. */
function findTarget(
  { collection, kind, target: { value } }: Mention,
  from: Entry,
  snapshot: Snapshot,
): Target | undefined {
  const { compiled, folders } = snapshot;
  const { folder } = compiled;
  if (kind === "reference" || kind === "placeholder") {
    const entry = indexTargets(folder).byId.get(`${collection}/${value}`);
    return entry && { kind: "entry", entry };
  }
  const image = findImage(value, from.file, folder, folders.publicDirs);
  return image ? { kind: "image", image } : findPage(value, from, snapshot);
}

/** The entry, the page or the other site at an address in an entry. Undefined if it does not exist. */
export function findPage(
  value: string,
  from: Entry,
  { compiled: { folder }, hosts }: Snapshot,
): Target | undefined {
  const path = pathOnSite(value, hosts);
  if (path === undefined)
    return /^(?:https?:|mailto:)/iu.test(value)
      ? { kind: "elsewhere", url: value }
      : undefined;
  const entry = path === "" ? from : indexTargets(folder).byAddress.get(path);
  const [, fragment = ""] = /#(.*)$/su.exec(value) ?? [];
  const anchor = fragment === "" ? {} : { anchor: decodeAddress(fragment) };
  if (entry !== undefined) return { kind: "entry", entry, ...anchor };
  return sitePaths.includes(path) ? { kind: "page", path } : undefined;
}

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
