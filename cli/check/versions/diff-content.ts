import { compareText } from "../../model/diagnostic.ts";
import type { Entry } from "../../model/entry.ts";
import { placeFile } from "../../compile/place-file.ts";
import type { ComparedVersions } from "./compare-versions.ts";
import type { ContentDiff } from "./content-diff.ts";
import { diffAddresses, diffAnchors } from "./diff-addresses.ts";
import { diffPages, diffRecords } from "./diff-entries.ts";

/** How two compiled versions differ, in a stable order. */
export function diffContent(compared: ComparedVersions): ContentDiff {
  const { changes, comparison } = compared;
  const unreadable = findUnreadable(compared);
  const broken = new Set(unreadable.map(({ file }) => file));
  const isCompared = ({ file }: Entry) =>
    comparison.changedFiles.has(file) && !broken.has(file);
  const { added, redirected, removed } = diffAddresses(comparison);
  return {
    entries: [
      ...diffPages(comparison, isCompared),
      ...diffRecords(comparison, isCompared),
    ].toSorted(byFile),
    addresses: {
      added: added.toSorted(byPath),
      removed: removed.toSorted(byPath),
      redirected: redirected.toSorted(byPath),
    },
    anchors: diffAnchors(comparison).toSorted(byPath),
    files: [
      ...[...changes.content]
        .filter(([file]) => !holdsEntries(file))
        .map(([file, change]) => ({ file, change })),
      ...[...changes.statics].map(([address, change]) => {
        return { file: comparison.staticFile(address), change };
      }),
    ],
    unreadable: unreadable.toSorted(byFile),
  };
}

/** Changed files that cannot be compared because of errors. */
function findUnreadable({
  after,
  before,
  changes,
}: ComparedVersions): ContentDiff["unreadable"] {
  const unread = {
    before: new Set(before.folder.unread),
    after: new Set(after.folder.unread),
  };
  return [...changes.content.keys()].flatMap((file) =>
    (["before", "after"] as const)
      .filter((side) => unread[side].has(file))
      .map((side) => ({ file, side })),
  );
}

function holdsEntries(file: string): boolean {
  const { kind } = placeFile(file);
  return kind !== "image" && kind !== "stray" && kind !== "ignored";
}

function byFile(a: { file: string }, b: { file: string }): number {
  return compareText(a.file, b.file);
}

function byPath(a: { path: string }, b: { path: string }): number {
  return compareText(a.path, b.path);
}
