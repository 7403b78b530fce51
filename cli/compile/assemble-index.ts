import { createHash } from "node:crypto";
import {
  collectionNames,
  collections,
  contentIndex,
  INDEX_VERSION,
  nextChangeAt,
  type CollectionName,
  type CompiledEntry,
  type Preview,
} from "#schema";
import { chooseRelated } from "./choose-related.ts";
import type { CompiledFile, RenderedEntry } from "../model/compiled-file.ts";
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
  /** When the words of files changed, by their paths in the content folder. */
  changeDates?: ReadonlyMap<string, string> | undefined;
}

/**
 * The index of a folder without errors. Depends on nothing but its arguments.
 * @returns the bytes of `index.json` in pieces, with sorted keys and a line feed at the end, and the entries in it
 */
export function assembleIndex(
  folder: CompiledFolder,
  { changeDates, compiled, fieldsOf, now, preview }: IndexOptions,
) {
  const entries = folder.entries
    .filter(({ common }) => preview.drafts || !common.draft)
    .toSorted((a, b) => compareText(a.slug, b.slug));
  const related = chooseRelated(entries);
  const lists = byCollection(entries, (entry) => {
    const changed = changeOf(entry, changeDates);
    return indexEntry(renderedOf(entry, compiled), {
      changed,
      related: related.get(entry.path) ?? [],
    });
  });
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
    ...(changeDates && { gitDates: true }),
    collections: Object.fromEntries(
      names.map((name) => [name, records.get(name) ?? []]),
    ),
    settings: Object.fromEntries(
      folder.settings.map(({ collection, data }) => [collection, data]),
    ),
  });
  const parsed = new Map<string, unknown>(Object.entries(rest.collections));
  const { collections: _, digest: _none, ...others } = rest;
  const start = `{"collections":{`;
  const named = names.toSorted(compareText).map((name) => {
    const list = lists.get(name) ?? toJson(parsed.get(name));
    return [JSON.stringify(name), list] as const;
  });
  // These keys sort first, so that the digest is near the end.
  const pieces = () => printCollections(start, named);
  const index = { [Symbol.iterator]: () => withDigest(pieces(), others) };
  return { index, entries };
}

function* printCollections(
  start: string,
  named: readonly (readonly [name: string, list: string | readonly string[]])[],
): Generator<string> {
  yield start;
  for (const [place, [name, list]] of named.entries()) {
    yield `${place === 0 ? "" : ","}${name}:`;
    if (typeof list === "string") {
      yield list;
      continue;
    }
    for (const [at, entry] of list.entries())
      yield `${at === 0 ? "[" : ","}${entry}`;
    yield "]";
  }
  yield "},";
}

/** In bytes. */
const CHUNK = 65_536;

/** Joins pieces into larger ones, each valid until the next. */
function* inChunks(pieces: Iterable<string | Buffer>): Generator<Buffer> {
  const chunk = Buffer.allocUnsafeSlow(CHUNK);
  let used = 0;
  for (const piece of pieces) {
    const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
    if (used + bytes.length > CHUNK) {
      yield chunk.subarray(0, used);
      used = 0;
    }
    if (bytes.length > CHUNK) yield bytes;
    else used += bytes.copy(chunk, used);
  }
  yield chunk.subarray(0, used);
}

/** Adds the last fields of the index and the digest of all. */
function* withDigest(
  start: Iterable<string | Buffer>,
  others: Record<string, unknown>,
): Generator<Buffer> {
  const hash = createHash("sha256");
  for (const piece of inChunks(start)) {
    hash.update(piece);
    yield piece;
  }
  const digest = hash.update(formatEnd(others)).digest("hex");
  yield Buffer.from(formatEnd({ ...others, digest }));
}

/** An entry of the index, as sorted JSON. */
export function indexEntry(
  rendered: RenderedEntry,
  fields: Pick<CompiledEntry, "changed" | "related">,
): string {
  const entry: object = JSON.parse(String(rendered.indexed()));
  return toJson({ ...entry, ...fields });
}

/** The calendar date of the last change that readers notice. It is never before the publication. */
export function changeOf(
  { common: { date = "", updated }, file }: MarkdownEntry,
  dates: IndexOptions["changeDates"],
): string {
  const committed = dates?.get(file) ?? "";
  return updated ?? (committed > date ? committed : date);
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

function renderedOf(
  entry: MarkdownEntry,
  compiled: ReadonlyMap<MarkdownEntry, CompiledFile>,
): RenderedEntry {
  const rendered = compiled.get(entry)?.entry?.rendered;
  if (rendered === undefined)
    throw new Error(`${entry.file} has not been rendered`);
  return rendered;
}
