import type { SearchAnswer, SearchHit } from "#contract";
import type { DataFunction, PageRequest } from "../../page.ts";
import { knownPages, type KnownPage } from "../../near-matches/known-pages.ts";
import { nearMatches } from "../../near-matches/near-matches.ts";
import {
  cutPage,
  PAGE_SIZE,
  parsePage,
  type Paged,
} from "../../paging/cut-page.ts";
import { askedQuery } from "../../search/asked-query.ts";
import { wordsOf } from "../../search/words.ts";
import { searchMessages } from "../../messages/search.ts";

export interface SearchData {
  /** The query; empty if there is none. */
  query: string;
  /** How many pages of the site match: there may be more than are listed. */
  count: number;
  /** What was searched in place of the query, which matches nothing. */
  corrected?: string;
  /** True while the search index is updated. */
  isPartial?: true;
  /** Absent if the list has no such page. */
  list?: Paged<SearchHit>;
  /** Pages with an address similar to the query, if nothing matches it. */
  nearMatches: KnownPage[];
}

const head = {
  title: searchMessages.title,
  description: searchMessages.description,
  noindex: true,
  canonicalPath: "/search",
};

/** Treats the query as a misspelled slug of a page. */
function nearPages({ content }: PageRequest, query: string) {
  const asked = `/${wordsOf(query).join("-")}`;
  const pages = knownPages(content, asked);
  return nearMatches(
    asked,
    pages.filter(({ path }) => path !== "/search"),
  );
}

const nothing: SearchAnswer = { total: 0, reachable: 0, hits: [] };

const searchData: DataFunction<SearchData> = async (request) => {
  const { content, url } = request;
  const query = askedQuery(url.searchParams);
  const offset = ((parsePage(url.searchParams) ?? 1) - 1) * PAGE_SIZE;
  const { total, reachable, hits, corrected, isPartial } =
    query === ""
      ? nothing
      : await content.search({ text: query, limit: PAGE_SIZE, offset });
  const list = cutPage(url.searchParams, reachable, () => hits);
  const isUnmatched = query !== "" && (total === 0 || corrected !== undefined);
  return {
    ...(!list && { status: 404 }),
    head,
    data: {
      query,
      count: total,
      ...(corrected !== undefined && { corrected }),
      ...(isPartial && { isPartial }),
      ...(list && { list }),
      nearMatches: isUnmatched ? nearPages(request, query) : [],
    },
  };
};

export default searchData;
