import { createHash } from "node:crypto";
import {
  collectionNames,
  collections,
  contentIndex,
  INDEX_VERSION,
  nextChangeAt,
  type CollectionName,
  type Preview,
} from "#schema";
import type { CompiledFile } from "../model/compiled-file.ts";
import type { CompiledFolder } from "../model/compiled-folder.ts";
import type { MarkdownEntry, RecordEntry } from "../model/entry.ts";
import { compareText } from "../model/diagnostic.ts";
import { formatSortedJson } from "../model/sorted-json.ts";

export interface IndexOptions {
  now: Date;
  preview: Preview;
  compiled: ReadonlyMap<MarkdownEntry, CompiledFile>;
  /** Fields of records as compiled, images and Markdown in them resolved. */
  fieldsOf: (record: RecordEntry) => Record<string, unknown>;
  /** When files changed, by their paths in the content folder. */
  changeDates?: ReadonlyMap<string, string> | undefined;
}

/**
 * The index of a folder without errors. Depends on nothing but its arguments.
 * @returns the bytes of `index.json`, with sorted keys and a line feed at the end, and the entries in it
 */
export function assembleIndex(
  folder: CompiledFolder,
  { changeDates, compiled, fieldsOf, now, preview }: IndexOptions,
) {
  const entries = folder.entries
    .filter(({ common }) => preview.drafts || !common.draft)
    .toSorted((a, b) => compareText(a.slug, b.slug));
  const lists = byCollection(entries, (entry) => bytesOf(entry, compiled));
  const records = byCollection(folder.records, fieldsOf);
  const names = collectionNames.filter(
    (name) => "compiled" in collections[name],
  );
  const next = nextChangeAt(
    entries.map(({ common }) => common),
    now,
  );
  // Entries were already checked when they were compiled, so empty lists take their place here.
  const rest = contentIndex.parse({
    version: INDEX_VERSION,
    digest: "",
    counts: Object.fromEntries(
      names.map((name) => [
        name,
        (lists.get(name) ?? records.get(name) ?? []).length,
      ]),
    ),
    redirects: Object.fromEntries(
      entries.flatMap(({ common, path }) =>
        (common.aliases ?? []).map((alias) => [alias, path]),
      ),
    ),
    ...(preview.drafts || preview.future ? { preview } : {}),
    ...(next === undefined ? {} : { nextChangeAt: next }),
    ...(changeDates && { changes: changesOf(entries, changeDates) }),
    collections: Object.fromEntries(
      names.map((name) => [name, records.get(name) ?? []]),
    ),
    settings: Object.fromEntries(
      folder.settings.map(({ collection, data }) => [collection, data]),
    ),
  });
  const parsed = new Map<string, unknown>(Object.entries(rest.collections));
  const { changes, collections: _, digest: _none, ...others } = rest;
  const first = changes === undefined ? "" : `"changes":${toJson(changes)},`;
  // These keys sort first, so that the digest is near the end.
  const parts: Uint8Array[] = [Buffer.from(`{${first}"collections":{`)];
  for (const [place, name] of names.toSorted(compareText).entries()) {
    const key = `${place === 0 ? "" : ","}${JSON.stringify(name)}:`;
    const list = lists.get(name);
    if (list === undefined)
      parts.push(Buffer.from(`${key}${toJson(parsed.get(name))}`));
    else {
      for (const [at, bytes] of list.entries())
        parts.push(at === 0 ? Buffer.from(`${key}[`) : COMMA, bytes);
      parts.push(CLOSE);
    }
  }
  parts.push(Buffer.from("},"));
  return { index: withDigest(parts, others), entries };
}

const COMMA = Buffer.from(",");
const CLOSE = Buffer.from("]");

/** Joins the start of the index with its last fields and the digest of all. */
function withDigest(
  start: readonly Uint8Array[],
  others: Record<string, unknown>,
): Uint8Array {
  const end = (digest: string) => Buffer.from(formatEnd({ ...others, digest }));
  const empty = end("0".repeat(64));
  const index = Buffer.concat([...start, empty]);
  const at = index.length - empty.length;
  const digest = createHash("sha256")
    .update(index.subarray(0, at))
    .update(formatEnd(others))
    .digest("hex");
  index.set(end(digest), at);
  return index;
}

/** The dates of the entries whose front matter has none. */
function changesOf(
  entries: readonly MarkdownEntry[],
  dates: ReadonlyMap<string, string>,
): Record<string, string> {
  const changes: Record<string, string> = {};
  for (const { common, file } of entries) {
    const date = dates.get(file);
    if (date !== undefined && common.updated === undefined)
      changes[file] = date;
  }
  return changes;
}

function byCollection<Item extends { collection: CollectionName }, Value>(
  items: readonly Item[],
  valueOf: (item: Item) => Value,
): Map<CollectionName, Value[]> {
  const groups = Map.groupBy(items, ({ collection }) => collection);
  return new Map(
    [...groups].map(([name, group]) => [name, group.map(valueOf)]),
  );
}

/** An object in JSON, without its opening brace. */
function formatEnd(fields: Record<string, unknown>): string {
  return formatSortedJson(fields).slice(1);
}

function toJson(value: unknown): string {
  return formatSortedJson(value).trimEnd();
}

function bytesOf(
  entry: MarkdownEntry,
  compiled: ReadonlyMap<MarkdownEntry, CompiledFile>,
): Uint8Array {
  const rendered = compiled.get(entry)?.entry?.rendered;
  if (rendered === undefined)
    throw new Error(`${entry.file} has not been rendered`);
  return rendered.indexed;
}
