import { join } from "node:path";
import type {
  ContentReader,
  SearchAnswer,
  SearchHit,
  SearchQuery,
} from "#contract";
import { SEARCH_FILE } from "#schema";
import type { Log } from "../log.ts";
import {
  openEmptyIndex,
  openEntryIndex,
  type EntryIndex,
} from "./entry-index.ts";
import { makeExcerpt } from "./excerpt.ts";
import { findPages, type Found } from "./find-pages.ts";
import { createPageIndex } from "./page-index.ts";
import { readPages, type PageSource } from "./read-pages.ts";
import type { Term } from "./terms.ts";

/** Searches the whole site: the entries in the toolchain's index, and all other pages. */
export interface SiteSearch {
  /** @param content what visitors may see. Nothing else is found, counted or suggested */
  search(query: SearchQuery, content: ContentReader): Promise<SearchAnswer>;
  /** Reads the other pages again. To be called at the start and after each change of the content. */
  readPages(source: PageSource): Promise<void>;
  close(): void;
}

/** @param folder the output of the toolchain. Without a usable `search.sqlite` in it, only the other pages are found */
export function openSiteSearch({
  folder,
  log,
}: {
  folder: string;
  log: Log;
}): SiteSearch {
  const noEntries = openEmptyIndex();
  let opened: { version: string; entries: EntryIndex } | undefined;
  let pages = createPageIndex([]);
  /** The version of the content that the pages are made from. */
  let pagesVersion = "";
  let newest: ContentReader | undefined;
  let reported = "";

  /** A build replaces the file before the index, so that it is opened again with each new content. */
  function openEntries(content: ContentReader): EntryIndex {
    const { version } = content;
    if (opened?.version === version) return opened.entries;
    closeEntries();
    const entries = openEntryIndex(
      join(folder, SEARCH_FILE),
      (path) => content.entryPage(path) !== undefined,
    );
    opened = { version, entries };
    return entries;
  }

  function closeEntries(): void {
    opened?.entries.close();
    opened = undefined;
  }

  function find(
    text: string,
    content: ContentReader,
  ): Found & { isPartial: boolean } {
    const { version } = content;
    try {
      const entries = openEntries(content);
      const isPartial = pagesVersion !== version;
      return { ...findPages({ entries, pages }, text), isPartial };
    } catch (error) {
      closeEntries();
      // Each search tries again.
      if (reported !== version) log.error("search index not usable", { error });
      reported = version;
      const found = findPages({ entries: noEntries, pages }, text);
      return { ...found, isPartial: true };
    }
  }

  async function toHit(
    path: string,
    terms: readonly Term[],
    content: ContentReader,
  ): Promise<SearchHit | undefined> {
    const page = pages.get(path);
    if (page) {
      const isGuide = path.startsWith("/documentation");
      return {
        path,
        kind: isGuide ? "Documentation" : "Page",
        title: page.title,
        excerpt: await makeExcerpt(
          page.description,
          async () => page.text,
          terms,
        ),
      };
    }
    const entry = content.entryPage(path);
    if (!entry) return undefined;
    const { date, description, kind = "Page", title } = entry;
    // While a build replaces the body, the description has to do.
    const readText = async () =>
      (await content.article(path).catch(() => undefined))?.text ?? "";
    const excerpt = await makeExcerpt(description, readText, terms);
    return { path, kind, title, date, excerpt };
  }

  return {
    async search({ limit, offset = 0, text }, content) {
      const { corrected, isPartial, ranked, terms, total } = find(
        text,
        content,
      );
      const hits = await Promise.all(
        ranked
          .slice(offset, offset + limit)
          .map(({ path }) => toHit(path, terms, content)),
      );
      return {
        total,
        reachable: ranked.length,
        hits: hits.filter((hit) => hit !== undefined),
        ...(corrected !== undefined && { corrected }),
        ...(isPartial && { isPartial }),
      };
    },
    async readPages(source) {
      const { content } = source;
      newest = content;
      const isWanted = () => newest === content;
      try {
        const documents = await readPages(source, isWanted);
        if (!isWanted()) return;
        pages.close();
        pages = createPageIndex(documents);
        pagesVersion = content.version;
      } catch (error) {
        if (isWanted()) log.error("search index not updated", { error });
      }
    },
    close() {
      newest = undefined;
      closeEntries();
      noEntries.close();
      pages.close();
    },
  };
}
