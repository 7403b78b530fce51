import type { DataFunction, PageRequest } from "../../page.ts";
import { knownPages, type KnownPage } from "../../near-matches/known-pages.ts";
import { nearMatches } from "../../near-matches/near-matches.ts";
import { askedQuery } from "../../search/asked-query.ts";
import { wordsOf } from "../../search/words.ts";
import { searchCorpus } from "./corpus.ts";
import type { SearchDocument } from "./documents.ts";
import { findEntries } from "./find-entries.ts";
import { makeSnippet, type Snippet } from "./snippet.ts";
import { suggestQuery } from "./suggest-query.ts";

export interface SearchResult extends Pick<
  SearchDocument,
  "path" | "kind" | "title" | "date"
> {
  snippet: Snippet;
}

export interface SearchData {
  /** The query; empty if there is none. */
  query: string;
  /** The number of documents with every word. Only the first ones are listed. */
  count: number;
  results: SearchResult[];
  /** The corrected query, if it finds something and the query itself does not. */
  suggestion?: string;
  /** Pages with an address similar to the query, if nothing was found. */
  nearMatches: KnownPage[];
}

const MAX_RESULTS = 20;

async function find(
  request: PageRequest,
  query: string,
): Promise<Pick<SearchData, "count" | "results" | "suggestion">> {
  const terms = [...new Set(wordsOf(query))];
  if (terms.length === 0) return { count: 0, results: [] };
  const corpus = await searchCorpus(request);
  const found = findEntries(corpus, terms);
  if (found.length === 0) {
    const suggestion = suggestQuery(corpus, terms);
    return { count: 0, results: [], ...(suggestion && { suggestion }) };
  }
  const results = found
    .slice(0, MAX_RESULTS)
    .map(({ path, kind, title, date, ...document }) => ({
      path,
      kind,
      title,
      ...(date !== undefined && { date }),
      snippet: makeSnippet(document, terms),
    }));
  return { count: found.length, results };
}

/** Treats the query as a misspelled slug of a page. */
function nearPages({ content, patterns }: PageRequest, query: string) {
  const pages = knownPages(content, patterns).filter(
    ({ path }) => path !== "/search",
  );
  return nearMatches(`/${wordsOf(query).join("-")}`, pages);
}

const searchData: DataFunction<SearchData> = async (request) => {
  const query = askedQuery(request.url.searchParams);
  const found = await find(request, query);
  return {
    head: {
      title: "Search",
      description:
        "Search the posts, guides, documentation, open positions and pages of this site.",
      noindex: true,
      canonicalPath: "/search",
    },
    data: {
      query,
      ...found,
      nearMatches:
        query !== "" && found.count === 0 ? nearPages(request, query) : [],
    },
  };
};

export default searchData;
