import { entryStatus } from "#schema";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import type {
  Entry,
  MarkdownEntry,
  RecordEntry,
  SettingsEntry,
} from "../../model/entry.ts";
import type { Comparison } from "./comparison.ts";
import type { EntryChange } from "./content-diff.ts";
import { countWords } from "./count-words.ts";
import { diffFields } from "./diff-fields.ts";

/** Added, changed, removed and renamed pages, in the order of their files. */
export function diffPages(
  comparison: Comparison,
  isCompared: (entry: Entry) => boolean,
): EntryChange[] {
  const { after, before, successorOf } = comparison;
  const found = new Set<MarkdownEntry>();
  const changes: EntryChange[] = [];
  for (const old of before.entries) {
    const page = successorOf(old);
    if (page !== undefined) found.add(page);
    if (isCompared(old) || (page !== undefined && isCompared(page)))
      changes.push(...describePage(old, page, comparison));
  }
  for (const page of after.entries)
    if (isCompared(page) && !found.has(page))
      changes.push(...describePage(undefined, page, comparison));
  return changes;
}

function describePage(
  old: MarkdownEntry | undefined,
  page: MarkdownEntry | undefined,
  { now, textOf }: Comparison,
): EntryChange[] {
  const shown = page ?? old;
  if (shown === undefined) return [];
  const sides = <T>(get: (entry: MarkdownEntry, text: string) => T) => ({
    ...(old && { before: get(old, textOf(old, "before")) }),
    ...(page && { after: get(page, textOf(page, "after")) }),
  });
  const bodies = sides(bodyOf);
  const both = old && page && { old, page };
  const isRenamed =
    both !== undefined &&
    (both.old.path !== both.page.path ||
      both.old.collection !== both.page.collection);
  return [
    {
      change: nameChange(old, page, isRenamed),
      collection: shown.collection,
      name: shown.slug,
      ...formerOf(old, page, old?.slug, page?.slug),
      title: shown.common.title,
      file: shown.file,
      path: shown.path,
      status: sides(({ common }) => entryStatus(common, now)),
      fields: both ? diffFields(both.old.raw, both.page.raw) : [],
      body: both !== undefined && bodies.before !== bodies.after,
      words: sides((entry, text) => countWords(bodyOf(entry, text))),
    },
  ];
}

/** The body without differences of line ends and trailing spaces. */
function bodyOf({ bodyRange }: MarkdownEntry, text: string): string {
  return text
    .slice(bodyRange.start, bodyRange.end)
    .replaceAll(/[ \t]*\r?\n/gu, "\n")
    .trim();
}

/** Added, changed, removed and renamed records, and changed settings. */
export function diffRecords(
  { after, before }: Pick<Comparison, "after" | "before">,
  isCompared: (entry: Entry) => boolean,
): EntryChange[] {
  const present = new Map(
    recordsOf(after).map((entry) => [keyOf(entry), entry]),
  );
  const changes: EntryChange[] = [];
  const gone: (RecordEntry | SettingsEntry)[] = [];
  for (const old of recordsOf(before)) {
    const entry = present.get(keyOf(old));
    present.delete(keyOf(old));
    if (entry === undefined) gone.push(old);
    else if (isCompared(old) || isCompared(entry))
      changes.push(...describeRecord(old, entry));
  }
  const added = new Map(
    [...present.values()].map((entry) => [contentOf(entry), entry]),
  );
  for (const old of gone.filter(isCompared)) {
    const entry = added.get(contentOf(old));
    if (entry !== undefined) present.delete(keyOf(entry));
    changes.push(...describeRecord(old, entry));
  }
  for (const entry of present.values())
    if (isCompared(entry)) changes.push(...describeRecord(undefined, entry));
  return changes;
}

function recordsOf(folder: CompiledFolder): (RecordEntry | SettingsEntry)[] {
  return [...folder.records, ...folder.settings];
}

function describeRecord(
  old: RecordEntry | SettingsEntry | undefined,
  entry: RecordEntry | SettingsEntry | undefined,
): EntryChange[] {
  const shown = entry ?? old;
  if (shown === undefined) return [];
  const fields = old && entry ? diffFields(old.raw, entry.raw) : [];
  const isRenamed =
    old !== undefined && entry !== undefined && idOf(old) !== idOf(entry);
  if (old && entry && fields.length === 0 && !isRenamed) return [];
  const { collection, file } = shown;
  return [
    {
      change: nameChange(old, entry, isRenamed),
      collection,
      name: idOf(shown),
      ...formerOf(old, entry, old && idOf(old), entry && idOf(entry)),
      title: titleOf(shown),
      file,
      fields,
      body: false,
    },
  ];
}

function nameChange(
  old: Entry | undefined,
  entry: Entry | undefined,
  isRenamed: boolean,
): EntryChange["change"] {
  if (old === undefined) return "added";
  if (entry === undefined) return "removed";
  return isRenamed ? "renamed" : "changed";
}

function formerOf(
  old: Entry | undefined,
  entry: Entry | undefined,
  oldName: string | undefined,
  name: string | undefined,
): Pick<EntryChange, "formerFile" | "formerName"> {
  if (old === undefined || entry === undefined) return {};
  return {
    ...(oldName === undefined || oldName === name
      ? {}
      : { formerName: oldName }),
    ...(old.file === entry.file ? {} : { formerFile: old.file }),
  };
}

function keyOf(entry: RecordEntry | SettingsEntry): string {
  const id = entry.kind === "record" ? (idOf(entry) ?? contentOf(entry)) : "";
  return `${entry.collection} ${id}`;
}

/** The content of a record without its id. */
function contentOf(entry: RecordEntry | SettingsEntry): string {
  const { collection, raw } = entry;
  if (typeof raw !== "object" || raw === null) return `${collection} ${raw}`;
  const id = idOf(entry);
  const rest = Object.entries(raw).filter(
    ([key, value]) => !((key === "id" || key === "slug") && value === id),
  );
  return `${collection} ${JSON.stringify(rest)}`;
}

function idOf(entry: RecordEntry | SettingsEntry): string | undefined {
  return entry.kind === "record" ? entry.id : undefined;
}

function titleOf({ raw }: Entry): string | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const values = new Map<string, unknown>(Object.entries(raw));
  const names = ["title", "name", "question"].map((key) => values.get(key));
  return names.find((value) => typeof value === "string");
}
