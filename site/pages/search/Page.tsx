import { SiteSearchForm } from "../../components/SiteSearchForm.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import type searchData from "./data.ts";
import { NextSteps } from "./NextSteps.tsx";
import { Result } from "./Result.tsx";
import "./search.css";

const COUNT_ID = "search-count";

/** The search page of the whole site. */
export default function SearchPage({ data }: PageProps<typeof searchData>) {
  const { query, count, results, suggestion, nearMatches } = data;
  return (
    <Section className="search-page" space="tight">
      <h1>Search</h1>
      <SiteSearchForm
        id="search-query"
        query={query}
        {...(query !== "" && { describedBy: COUNT_ID })}
      />
      {query === "" ? (
        <p className="search-count">
          Posts, guides, documentation, examples, open positions and every page
          of this site.
        </p>
      ) : (
        <output id={COUNT_ID} className="search-count">
          <Count count={count} shown={results.length} /> <bdi>"{query}"</bdi>
        </output>
      )}
      {count > 0 ? (
        <>
          <h2 className="sr-only">Results</h2>
          <ol className="search-results">
            {results.map((result) => (
              <Result key={result.path} result={result} />
            ))}
          </ol>
        </>
      ) : (
        <NextSteps
          searched={query !== ""}
          suggestion={suggestion}
          nearMatches={nearMatches}
        />
      )}
    </Section>
  );
}

function Count({ count, shown }: { count: number; shown: number }) {
  if (count === 0) return "Nothing matches";
  if (count > shown) return `The best ${shown} of ${count} results for`;
  return count === 1 ? "1 result for" : `${count} results for`;
}
