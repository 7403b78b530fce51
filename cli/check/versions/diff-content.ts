import { compareText } from "../../model/diagnostic.ts";
import type { Entry } from "../../model/entry.ts";
import { placeFile } from "../../compile/place-file.ts";
import type { Comparison } from "./comparison.ts";
import type { ContentDiff } from "./content-diff.ts";
import { diffAddresses, diffAnchors } from "./diff-addresses.ts";
import { diffEntries } from "./diff-entries.ts";

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
