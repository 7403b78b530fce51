import { placeFile } from "../../compile/place-file.ts";
import { compareText } from "../../model/diagnostic.ts";
import type { Entry } from "../../model/entry.ts";
import { headingsOf } from "./check-removed-anchors.ts";
import type { Comparison } from "./comparison.ts";
import {
  diffEntries,
  type ContentDiff,
  type AddressChanges,
  type AnchorChange,
} from "./diff-entries.ts";
import { type Answer, isPartOfPages } from "./site-addresses.ts";

/**
 * How two compiled versions differ, in a stable order.
 * @param show turns a path from the content folder into one from the current folder
 */
export function diffContent(
  comparison: Comparison,
  show: (file: string) => string,
): ContentDiff {
  const { after, before, changedFiles, changes } = comparison;
  const unreadable = [...changes.content.keys()].flatMap((file) => [
    ...(before.isUnread(file) ? [{ file, side: "before" } as const] : []),
    ...(after.isUnread(file) ? [{ file, side: "after" } as const] : []),
  ]);
  const broken = new Set(unreadable.map(({ file }) => file));
  const isCompared = ({ file }: Entry) =>
    changedFiles.has(file) && !broken.has(file);
  const otherFiles = [...changes.content].flatMap(([file, change]) =>
    /^(?:image|stray|ignored)$/u.test(placeFile(file).kind)
      ? [{ file, change }]
      : [],
  );
  const shown = <T extends { file: string }>(list: readonly T[]): T[] =>
    list
      .map((one) => ({ ...one, file: show(one.file) }))
      .toSorted((a, b) => compareText(a.file, b.file));
  return {
    entries: shown(diffEntries(comparison, isCompared)).map(
      ({ formerFile, ...entry }) =>
        formerFile === undefined
          ? entry
          : { ...entry, formerFile: show(formerFile) },
    ),
    addresses: diffAddresses(comparison),
    anchors: diffAnchors(comparison),
    files: shown([...otherFiles, ...changes.statics.values()]),
    unreadable: shown(unreadable),
  };
}

/** Addresses that appear, disappear or redirect elsewhere, without files that are only parts of pages. */
function diffAddresses({ after, before }: Comparison): AddressChanges {
  const changes: AddressChanges = { added: [], removed: [], redirected: [] };
  const paths = new Set([
    ...before.addresses.live.keys(),
    ...after.addresses.live.keys(),
  ]);
  for (const path of [...paths].toSorted(compareText)) {
    const was = before.addresses.live.get(path);
    const is = after.addresses.live.get(path);
    const to = redirectOf(is);
    const kind = is?.kind ?? was?.kind ?? "file";
    if (to !== undefined) {
      if (redirectOf(was) !== to) changes.redirected.push({ path, to });
    } else if (kind === "file" && isPartOfPages(path)) continue;
    else if (is === undefined) changes.removed.push({ path, kind });
    else if (was === undefined || was.kind === "redirect")
      changes.added.push({ path, kind });
  }
  return changes;
}

function redirectOf(answer: Answer | undefined): string | undefined {
  return answer?.kind === "redirect" ? answer.entry.path : undefined;
}

/** Headings that pages gained or lost, by page. Added and removed pages are left out. */
function diffAnchors({
  after,
  before,
  changedFiles,
  successorOf,
}: Comparison): AnchorChange[] {
  const changes = before.folder.entries.flatMap((entry) => {
    const page = successorOf(entry);
    if (page === undefined || after.isUnread(entry.file)) return [];
    if (!changedFiles.has(entry.file) && !changedFiles.has(page.file))
      return [];
    const old = headingsOf(entry);
    const present = headingsOf(page);
    const added = present.filter((anchor) => !old.includes(anchor));
    const removed = old.filter((anchor) => !present.includes(anchor));
    if (added.length + removed.length === 0) return [];
    return [{ path: page.path, added, removed }];
  });
  return changes.toSorted((a, b) => compareText(a.path, b.path));
}
