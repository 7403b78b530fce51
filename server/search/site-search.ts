import { join } from "node:path";
import type {
  ContentReader,
  SearchAnswer,
  SearchHit,
  SearchQuery,
} from "#contract";
import { SEARCH_FILE } from "#schema";
import type { Log } from "../log.ts";
import { searchKinds } from "../messages.ts";
import {
  openEmptyIndex,
  openEntryIndex,
  type EntryIndex,
} from "./entry-index.ts";
import { makeExcerpt, markMatches } from "./excerpt.ts";
import { findPages } from "./find-pages.ts";
import type { PageDocument } from "./page-documents.ts";
import { createPageIndex, type PageIndex } from "./page-index.ts";
import { readPages, type PageSource } from "./read-pages.ts";
import { createTermFinder, type TermFinder } from "./terms.ts";

/** Searches the whole site: the entries in the toolchain's index, and all other pages. */
export interface SiteSearch {
  /** @param content what visitors may see. Nothing else is found, counted or suggested */
  search(query: SearchQuery, content: ContentReader): Promise<SearchAnswer>;
  /** Reads the other pages again. To be called at the start and after each change of the content. */
  readPages(source: PageSource): Promise<void>;
  close(): void;
}

/**
 * Opens the index of entries anew for each version of the content: a build replaces it before the content.
 * @returns `open`, which throws if the index is not usable
 */
function createEntrySource(file: string) {
  let opened: { version: string; entries: EntryIndex } | undefined;
  const close = () => {
    opened?.entries.close();
    opened = undefined;
  };
  return {
    open(content: ContentReader): EntryIndex {
      const { version } = content;
      if (opened?.version === version) return opened.entries;
      close();
      const isVisible = (path: string) => content.entryPage(path) !== undefined;
      const entries = openEntryIndex(file, isVisible);
      opened = { version, entries };
      return entries;
    },
    close,
  };
}

/** Holds the pages that no entry has, as they were when they were last read. */
function createPageSource(log: Log) {
  let pages = createPageIndex([]);
  let version: string | undefined;
  let newest: ContentReader | undefined;
  return {
    pages: (): PageIndex => pages,
    /** True if the pages are those of this content. */
    isRead: (content: ContentReader) => version === content.version,
    async read(source: PageSource): Promise<void> {
      const { content } = source;
      newest = content;
      const isWanted = () => newest === content;
      try {
        const documents = await readPages(source, isWanted);
        if (!isWanted()) return;
        pages.close();
        pages = createPageIndex(documents);
        version = content.version;
      } catch (error) {
        if (isWanted()) log.error("search index not updated", { error });
      }
    },
    close(): void {
      newest = undefined;
      pages.close();
    },
  };
}

/** The lines of a page with whole sentences: no labels, dates and links of lists. */
const sentencesOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => /[.!?\u2026](?:\s|$)|[\u3002\uff01\uff1f]/u.test(line))
    .join("\n");

async function toPageHit(
  { description, path, text, title }: PageDocument,
  finder: TermFinder,
): Promise<SearchHit> {
  const kind = path.startsWith("/documentation")
    ? searchKinds.documentation
    : searchKinds.page;
  const excerpt = await makeExcerpt(
    description,
    async () => sentencesOf(text),
    finder,
  );
  return { path, kind, title: markMatches(title, finder), excerpt };
}

async function toEntryHit(
  path: string,
  finder: TermFinder,
  content: ContentReader,
): Promise<SearchHit | undefined> {
  const entry = content.entryPage(path);
  if (!entry) return undefined;
  const { date, description, kind = searchKinds.page, title } = entry;
  // While a build replaces the body, the description has to do.
  const readText = async () =>
    (await content.article(path).catch(() => undefined))?.text ?? "";
  const excerpt = await makeExcerpt(description, readText, finder);
  return { path, kind, title: markMatches(title, finder), date, excerpt };
}

/** @param folder the output of the toolchain. Without a usable `search.sqlite` in it, only the other pages are found */
export function openSiteSearch({
  folder,
  log,
}: {
  folder: string;
  log: Log;
}): SiteSearch {
  const source = createEntrySource(join(folder, SEARCH_FILE));
  const site = createPageSource(log);
  const noEntries = openEmptyIndex();
  let reported: string | undefined;

  function find(text: string, content: ContentReader) {
    const pages = site.pages();
    try {
      const found = findPages({ entries: source.open(content), pages }, text);
      return { ...found, pages, isPartial: !site.isRead(content) };
    } catch (error) {
      // The next search tries again.
      source.close();
      const { version } = content;
      if (reported !== version) log.error("search index not usable", { error });
      reported = version;
      const found = findPages({ entries: noEntries, pages }, text);
      return { ...found, pages, isPartial: true };
    }
  }

  return {
    async search({ limit, offset = 0, text }, content) {
      const found = find(text, content);
      const { corrected, isPartial, pages, ranked, terms, total } = found;
      const finder = createTermFinder(terms);
      const hits = await Promise.all(
        ranked.slice(offset, offset + limit).map(({ path }) => {
          const page = pages.get(path);
          return page
            ? toPageHit(page, finder)
            : toEntryHit(path, finder, content);
        }),
      );
      return {
        total,
        reachable: ranked.length,
        hits: hits.filter((hit) => hit !== undefined),
        ...(corrected !== undefined && { corrected }),
        ...(isPartial && { isPartial }),
      };
    },
    readPages: (given) => site.read(given),
    close() {
      source.close();
      site.close();
      noEntries.close();
    },
  };
}
