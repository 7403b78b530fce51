import { hash } from "node:crypto";
import {
  collectionNames,
  collections,
  contentIndex,
  INDEX_VERSION,
  nextChangeAt,
  toCanonicalPath,
  visibleSpan,
  type ContentIndex,
  type Preview,
} from "#schema";
import type { CompiledFile } from "../model/compiled-file.ts";
import type {
  CompiledFolder,
  CompiledOutput,
} from "../model/compiled-folder.ts";
import type { MarkdownEntry, RecordEntry } from "../model/entry.ts";
import type { ShareBrand, ShareImage } from "../model/share-card.ts";
import { compareText } from "../model/diagnostic.ts";
import { formatSortedJson } from "../model/sorted-json.ts";
import { makeIds } from "../model/made-ids.ts";
import { chooseRelated } from "./choose-related.ts";
import { createShareImage } from "./share-images/create-share-image.ts";
import type { Asset, ImageResolver } from "../model/image-resolver.ts";

interface IndexOptions {
  now: Date;
  preview: Preview;
  compiled: ReadonlyMap<MarkdownEntry, CompiledFile>;
  /** What share images show besides their entries. Undefined if none are made. */
  brand: ShareBrand | undefined;
  /** Fields of records as compiled, images and Markdown in them resolved. */
  fields: { valueOf: (record: RecordEntry) => Record<string, unknown> };
  /** When the words of files changed, by their paths in the content folder. */
  changeDates?: ReadonlyMap<string, string> | undefined;
  /** Set if entries with errors were left out. */
  lastGood?: object | undefined;
}

/** The ids of entries that have none in their front matter. */
type EntryIds = ReadonlyMap<MarkdownEntry, number>;

/** An entry as the index has it. */
interface IndexedEntry {
  entry: MarkdownEntry;
  file: CompiledFile;
  fields: Record<string, unknown>;
  share: ShareImage | undefined;
}

/** The index of a folder without errors. Depends on nothing but its arguments. */
function assembleIndex(
  folder: CompiledFolder,
  entries: readonly IndexedEntry[],
  { changeDates, fields, lastGood, now, preview }: IndexOptions,
): { index: ContentIndex; indexText: string } {
  const all = [
    ...entries.map((each) => [each.entry.collection, each.fields] as const),
    ...folder.records.map(
      (each) => [each.collection, fields.valueOf(each)] as const,
    ),
  ];
  const groups = Map.groupBy(all, ([collection]) => collection);
  const lists = collectionNames
    .filter((name) => "compiled" in collections[name])
    .map((name) => {
      const list = groups.get(name)?.map(([, compiled]) => compiled);
      return [name, list ?? []] as const;
    });
  const commons = entries.map(({ entry }) => entry.common);
  const next = nextChangeAt(commons, now);
  const index = contentIndex.parse({
    version: INDEX_VERSION,
    digest: "",
    counts: Object.fromEntries(
      lists.map(([name, { length }]) => [name, length]),
    ),
    redirects: Object.fromEntries(
      entries.flatMap(({ entry: { common, path } }) =>
        (common.aliases ?? []).map((alias) => [alias, toCanonicalPath(path)]),
      ),
    ),
    ...(preview.drafts || preview.future ? { preview } : {}),
    ...(next === undefined ? {} : { nextChangeAt: next }),
    ...(changeDates && { gitDates: true }),
    ...(lastGood && { incomplete: true }),
    collections: Object.fromEntries(lists),
    settings: Object.fromEntries(
      folder.settings.map(({ collection, data }) => [collection, data]),
    ),
  });
  const text = formatSortedJson(index);
  const digest = hash("sha256", text);
  // Sorting takes long, so the text is not made again. The keys before this one have no such field.
  const indexText = text.replace('"digest":""', `"digest":"${digest}"`);
  return { index: { ...index, digest }, indexText };
}

/** The entries that the index shows, in its order. */
function listIndexed(
  { entries }: Pick<CompiledFolder, "entries">,
  ids: EntryIds,
  options: IndexOptions,
): IndexedEntry[] {
  const shown = entries
    .filter(({ common }) => options.preview.drafts || !common.draft)
    .toSorted((a, b) => compareText(a.slug, b.slug));
  const moment = options.now.getTime();
  const related = chooseRelated(shown, ({ common }) => {
    const span = visibleSpan(common, options.preview);
    return span !== undefined && span.from <= moment && moment < span.until;
  });
  return shown.flatMap((entry) =>
    indexEntry(entry, related.get(entry.path) ?? [], ids, options),
  );
}

/** The fields of an entry with those that depend on other files. None if it was not rendered. */
function indexEntry(
  entry: MarkdownEntry,
  related: readonly string[],
  ids: EntryIds,
  { brand, changeDates, compiled }: IndexOptions,
): IndexedEntry[] {
  const file = compiled.get(entry);
  const rendered = file?.entry?.rendered;
  if (rendered === undefined || file === undefined) return [];
  const share =
    brand && "search" in collections[entry.collection]
      ? createShareImage(entry.collection, rendered.fields, brand)
      : undefined;
  const { expiresAt, publishAt } = entry.common;
  const id = ids.get(entry);
  const fields = {
    ...rendered.fields,
    ...(id !== undefined && { id }),
    ...(publishAt && { publishAt }),
    ...(expiresAt && { expiresAt }),
    changed: changeOf(entry, changeDates),
    related: related.map(toCanonicalPath),
    ...(share && { shareImage: toCanonicalPath(`/${share.path}`) }),
  };
  return [{ entry, file, fields, share }];
}

/** The calendar date of the last change that readers notice. It is never before the publication. */
function changeOf(
  { common: { date = "", updated }, file }: MarkdownEntry,
  dates: IndexOptions["changeDates"],
): string {
  const committed = dates?.get(file) ?? "";
  return updated ?? (committed > date ? committed : date);
}

interface OutputOptions extends IndexOptions {
  fields: IndexOptions["fields"] & { assets: ReadonlyMap<string, Asset> };
  resolver: ImageResolver;
}

/** What a build writes: the index, the bodies of the entries in it, the images that are shown, and drafts. */
export function compileOutput(
  folder: CompiledFolder,
  options: OutputOptions,
): CompiledOutput {
  const { brand, fields, resolver } = options;
  const ids = makeIds(folder.entries);
  const indexed = listIndexed(folder, ids, options);
  const bodies = indexed.map(({ file }) => file);
  const assets = new Map([...fields.assets, ...imagesOf(bodies, resolver)]);
  const shown = new Set(indexed.map(({ entry }) => entry));
  const drafts = folder.entries
    .filter((entry) => !shown.has(entry))
    .flatMap((entry) => indexEntry(entry, [], ids, options));
  const draftFiles = drafts.map(({ file }) => file);
  const draftAssets = imagesOf(draftFiles, resolver);
  return {
    ...assembleIndex(folder, indexed, options),
    bodies,
    assets: [...assets.values()],
    shareImages: indexed.flatMap(({ entry, share }) =>
      share === undefined || entry.common.draft ? [] : share,
    ),
    shareStyle: brand?.style,
    drafts: {
      files: drafts.map(({ fields: entry, file }) => ({ entry, file })),
      assets: [...draftAssets.values()].filter(({ name }) => !assets.has(name)),
    },
  };
}

/** The output files made from images of entries, by name. */
function imagesOf(
  files: readonly CompiledFile[],
  resolver: ImageResolver,
): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const { entry, file } of files)
    for (const [src] of entry?.uses.images ?? [])
      for (const asset of resolver.resolve(file, src)?.assets ?? [])
        assets.set(asset.name, asset);
  return assets;
}
