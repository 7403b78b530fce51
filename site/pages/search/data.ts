import type { SearchAnswer } from "#contract";
import type { DataFunction, DataOf, PageRequest } from "../../page.ts";
import { knownPages } from "../../near-matches/known-pages.ts";
import { nearMatches } from "../../near-matches/near-matches.ts";
import { cutPage, PAGE_SIZE, parsePage } from "../../paging/cut-page.ts";
import { askedQuery } from "../../search/asked-query.ts";
import { wordsOf } from "../../search/words.ts";
import { searchMessages } from "../../messages/search.ts";

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

const searchData = (async (request) => {
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
}) satisfies DataFunction<unknown>;

export type SearchData = DataOf<typeof searchData>;

export default searchData;
