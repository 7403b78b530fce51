import { compareText } from "../../model/diagnostic.ts";
import { count } from "../../report/report.ts";
import type { ContentDiff, EntryChange } from "./content-diff.ts";

/** Everything that a format prints. Files are named from the current folder. */
export interface DiffReport {
  from: DiffSide;
  to: DiffSide;
  summary: Record<EntryChange["change"], number>;
  diff: ContentDiff;
}

export interface DiffSide {
  /** The name that was given. */
  ref: string;
  /** Undefined for the work tree, or before the first commit. */
  commit: string | undefined;
}

/** The targets of links in a comment. Without them, names are not linked. */
export interface DiffLinks {
  /** The page of a file in the repository's web interface. Without a commit, of the one that is checked out. */
  file?: (file: string, commit: string | undefined) => string;
  /** The site that addresses belong to. */
  siteUrl?: string;
}

export function createDiffReport(
  { diff, from, to }: Omit<DiffReport, "summary">,
  show: (file: string) => string,
): DiffReport {
  const shown = <T extends { file: string; formerFile?: string }>(
    one: T,
  ): T => ({
    ...one,
    file: show(one.file),
    ...(one.formerFile === undefined
      ? {}
      : { formerFile: show(one.formerFile) }),
  });
  const summary = { added: 0, changed: 0, removed: 0, renamed: 0 };
  for (const { change } of diff.entries) summary[change]++;
  return {
    from,
    to,
    summary,
    diff: {
      ...diff,
      entries: diff.entries.map(shown),
      files: diff.files.map(shown).toSorted(byFile),
      unreadable: diff.unreadable.map(shown),
    },
  };
}

function byFile(a: { file: string }, b: { file: string }): number {
  return compareText(a.file, b.file);
}

/** `1 added, 2 changed, 1 renamed`; empty when no entry differs. */
export function formatCounts({ summary }: DiffReport): string {
  return (["added", "changed", "renamed", "removed"] as const)
    .filter((change) => summary[change] > 0)
    .map((change) => `${summary[change]} ${change}`)
    .join(", ");
}

export function isEmptyDiff({ diff }: DiffReport): boolean {
  const { addresses, anchors, entries, files, unreadable } = diff;
  const { added, redirected, removed } = addresses;
  const lists = [entries, added, redirected, removed, anchors, files];
  return [...lists, unreadable].every((list) => list.length === 0);
}

/** `blog/a-post`, or only the collection for settings. */
export function nameOf({ collection, name }: EntryChange): string {
  return name === undefined ? collection : `${collection}/${name}`;
}

/** The differences of an entry in a few words: status, name, fields, text. */
export function describeChange(entry: EntryChange): string[] {
  const { change, status, words } = entry;
  switch (change) {
    case "added":
      return describeSide(status?.after, words?.after);
    case "removed":
      return describeSide(
        status?.before && `was ${status.before}`,
        words?.before,
      );
    default: {
      const parts = describeDifferences(entry);
      return parts.length === 0 ? ["layout only"] : parts;
    }
  }
}

function describeSide(
  status: string | undefined,
  words: number | undefined,
): string[] {
  return [status ?? [], words === undefined ? [] : count(words, "word")].flat();
}

function describeDifferences({
  body,
  fields,
  formerFile,
  formerName,
  status,
  words: { before = 0, after = 0 } = {},
}: EntryChange): string[] {
  const hasTurned = status !== undefined && status.before !== status.after;
  const former = formerName ?? formerFile;
  // A change of `draft` shows in the status already.
  const names = fields
    .map(({ field }) => field)
    .filter((name) => !(hasTurned && name === "draft"));
  const words = count(after, "word");
  return [
    hasTurned ? `${status.before ?? ""} -> ${status.after ?? ""}` : [],
    former === undefined ? [] : `was ${former}`,
    names.length === 0 ? [] : names.join(", "),
    body ? `text, ${before === after ? words : `${before} -> ${words}`}` : [],
  ].flat();
}
