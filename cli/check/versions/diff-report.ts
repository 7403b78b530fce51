import { compareText } from "../../model/diagnostic.ts";
import type { ContentDiff, EntryChange } from "./content-diff.ts";

/** Everything that a format prints of a difference; files are as a person in the current folder would write them. */
export interface DiffReport {
  from: DiffSide;
  to: DiffSide;
  summary: Record<EntryChange["change"], number>;
  diff: ContentDiff;
}

export interface DiffSide {
  /** As it was named. */
  ref: string;
  /** Undefined for the work tree, and before the first commit. */
  commit: string | undefined;
}

/** Where links in a comment lead; without them, names stand alone. */
export interface DiffLinks {
  /** The page of a file on the server that keeps the repository; without a commit, as it is checked out. */
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

/** `blog/a-post`; the collection alone for settings. */
export function nameOf({ collection, name }: EntryChange): string {
  return name === undefined ? collection : `${collection}/${name}`;
}

/** What differs about an entry, in parts: status, name, fields, text. */
export function describeChange(entry: EntryChange): string[] {
  const { body, change, fields, formerFile, formerName, status, words } = entry;
  const parts: string[] = [];
  if (change === "added" || change === "removed") {
    const now = change === "added" ? status?.after : status?.before;
    const count = change === "added" ? words?.after : words?.before;
    if (now !== undefined) parts.push(change === "added" ? now : `was ${now}`);
    if (count !== undefined) parts.push(formatWords(count));
    return parts;
  }
  const turned = status !== undefined && status.before !== status.after;
  if (turned) parts.push(`${status.before ?? ""} -> ${status.after ?? ""}`);
  if (formerName !== undefined) parts.push(`was ${formerName}`);
  else if (formerFile !== undefined) parts.push(`was ${formerFile}`);
  const names = fields.map(({ field }) => field);
  // The status has said it.
  const told = names.filter((name) => !(turned && name === "draft"));
  if (told.length > 0) parts.push(told.join(", "));
  if (body)
    parts.push(
      words?.before === words?.after
        ? `text, ${formatWords(words?.after ?? 0)}`
        : `text, ${words?.before ?? 0} -> ${formatWords(words?.after ?? 0)}`,
    );
  return parts.length === 0 ? ["layout only"] : parts;
}

function formatWords(count: number): string {
  return `${count} word${count === 1 ? "" : "s"}`;
}
