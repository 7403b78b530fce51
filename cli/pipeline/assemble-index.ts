import { createHash } from "node:crypto";
import {
  collectionNames,
  collections,
  contentIndex,
  INDEX_VERSION,
  nextChangeAt,
  type Collection,
  type Preview,
} from "#schema";
import type {
  CompiledFolder,
  CompiledOutput,
} from "../model/compiled-folder.ts";
import type { MarkdownEntry, RecordEntry } from "../model/entry.ts";
import { compareText } from "../model/diagnostic.ts";
import { formatSortedJson } from "../model/sorted-json.ts";

/** Words that a reader takes in, in a minute. */
const WORDS_PER_MINUTE = 225;

export interface IndexOptions {
  now: Date;
  preview: Preview;
  /** Fields as compiled, images and Markdown in them resolved. */
  fieldsOf: (entry: MarkdownEntry | RecordEntry) => Record<string, unknown>;
}

/** The index and the bodies of a folder without errors. Depends on nothing but the content, the preview and the clock. */
export function assembleIndex(
  folder: CompiledFolder,
  { now, preview, fieldsOf }: IndexOptions,
): Omit<CompiledOutput, "assets"> {
  const bodies: CompiledOutput["bodies"] = [];
  const entries = folder.entries
    .filter(({ common }) => preview.drafts || !common.draft)
    .toSorted((a, b) => compareText(a.slug, b.slug));
  const lists: Record<string, Record<string, unknown>[]> = {};
  for (const name of collectionNames) {
    const collection: Collection = collections[name];
    if (collection.kind === "settings" || isFragment(collection)) continue;
    lists[name] =
      collection.kind === "markdown"
        ? entries
            .filter((entry) => entry.collection === name)
            .map((entry) => ({ ...fieldsOf(entry), ...compiledFields(entry) }))
        : folder.records
            .filter((record) => record.collection === name)
            .map(fieldsOf);
  }
  const next = nextChangeAt(
    entries.map(({ common }) => common),
    now,
  );
  const body = {
    version: INDEX_VERSION,
    counts: Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [name, list.length]),
    ),
    redirects: Object.fromEntries(
      entries.flatMap(({ common, path }) =>
        (common.aliases ?? []).map((alias) => [alias, path]),
      ),
    ),
    ...(preview.drafts || preview.future ? { preview } : {}),
    ...(next === undefined ? {} : { nextChangeAt: next }),
    collections: lists,
    settings: Object.fromEntries(
      folder.settings.map(({ collection, data }) => [collection, data]),
    ),
  };
  const digest = sha256(formatSortedJson(body));
  return { index: contentIndex.parse({ ...body, digest }), bodies };

  function compiledFields(entry: MarkdownEntry): Record<string, unknown> {
    const { rendered } = entry.body;
    if (rendered === undefined)
      throw new Error(`${entry.file} has not been rendered`);
    const { html, toc, text: plain, links, excerpt, words } = rendered;
    const text = formatSortedJson({ html, toc, text: plain, links });
    bodies.push({ collection: entry.collection, slug: entry.slug, text });
    return {
      slug: entry.slug,
      path: entry.path,
      file: entry.file,
      aliases: entry.common.aliases ?? [],
      excerpt,
      words,
      readTimeMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
      bodyDigest: sha256(text),
    };
  }
}

function isFragment(collection: Collection): boolean {
  return collection.kind === "records" && collection.fragment === true;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
