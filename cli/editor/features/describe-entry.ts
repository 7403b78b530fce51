import { entryStatus } from "#schema";
import { type Entry, nameOf } from "../../model/entry.ts";
import { textAt } from "../../model/value-at.ts";
import { entryKey, pagesOf } from "../../look/list/find-entry.ts";
import type { Snapshot } from "../session/snapshot.ts";

/** The title or name of an entry, or else its slug or id. */
export function titleOf(entry: Entry): string {
  if (entry.kind === "markdown") return entry.common.title ?? entry.slug;
  return nameOf(entry) ?? entryKey(entry);
}

/** The status of an entry in words: `scheduled for 2026-12-01`. Undefined for records and settings. */
export function statusOf(entry: Entry, now: Date): string | undefined {
  if (entry.kind !== "markdown") return undefined;
  const { common } = entry;
  switch (entryStatus(common, now)) {
    case "draft":
      return "draft: visitors do not see it";
    case "scheduled":
      return `scheduled for ${common.publishAt ?? common.date ?? "later"}`;
    case "expired":
      return `expired on ${common.expiresAt ?? "an earlier date"}`;
    case "live":
      return "published";
  }
}

/** An entry in a few lines of Markdown: its title, name, address, status, description and file. */
export function describeEntry(
  entry: Entry,
  { folders, options: { now } }: Snapshot,
): string {
  const [address] = pagesOf(entry);
  const facts = [
    `${entryKey(entry)}${address === undefined ? "" : ` · \`${address}\``}`,
    statusOf(entry, now),
    entry.kind === "markdown"
      ? entry.common.description
      : textAt(entry.raw, "description"),
    `\`${folders.show(entry.file)}\``,
  ];
  const shown = facts.filter((fact) => fact !== undefined);
  return [`**${escapeMarkdown(titleOf(entry))}**`, ...shown].join("\n\n");
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#&]/gu, "\\$&");
}
