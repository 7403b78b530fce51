import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import type { FoundArticle } from "./search-articles.ts";
import { documentationMessages } from "../../messages.ts";

interface SearchResultsProps {
  /** The query; empty if there is none. */
  query: string;
  found: readonly FoundArticle[];
  /** False if only a part of the articles was searched. */
  isComplete: boolean;
  clear: () => void;
}

function countOf({ query, found }: SearchResultsProps): string {
  if (query === "") return "";
  if (found.length === 0) return documentationMessages.noMatch(query);
  return found.length === 1
    ? documentationMessages.oneMatch(query)
    : documentationMessages.matches(found.length, query);
}

/** The articles that a search has found and their number, or suggestions if there are none. */
export function SearchResults(props: SearchResultsProps) {
  const { query, found, isComplete, clear } = props;
  return (
    <div className="documentation-results">
      <output className="documentation-count">{countOf(props)}</output>
      {query !== "" && found.length === 0 && <Nothing clear={clear} />}
      {found.length > 0 && (
        <>
          <h2 className="sr-only">{documentationMessages.results}</h2>
          <ul>
            {found.map((each) => (
              <Result key={each.article.path} found={each} />
            ))}
          </ul>
        </>
      )}
      {query !== "" && !isComplete && (
        <SiteLink
          href={`/search?${new URLSearchParams({ q: query })}`}
          className="documentation-view-all"
        >
          {documentationMessages.searchAll}
          <Icon name="arrow-right" size="sm" />
        </SiteLink>
      )}
    </div>
  );
}

function Result({ found: { article, sections } }: { found: FoundArticle }) {
  const { path, title, description, group } = article;
  return (
    <li>
      <p className="documentation-result-group">{group}</p>
      <div>
        <h3>
          <SiteLink href={path}>{title}</SiteLink>
        </h3>
        <p>{description}</p>
        {sections.length > 0 && (
          <p className="documentation-sections">
            {documentationMessages.sections}{" "}
            {sections.map(({ id, text }) => (
              <SiteLink key={id} className="text-link" href={`${path}#${id}`}>
                {text}
              </SiteLink>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

function Nothing({ clear }: { clear: () => void }) {
  const [start, ask, end] = documentationMessages.nothing;
  return (
    <div className="documentation-nothing">
      <p>
        {start}{" "}
        <SiteLink className="text-link" href="/contact-us">
          {ask}
        </SiteLink>
        {end}
      </p>
      <Button variant="outline" onClick={clear}>
        {documentationMessages.clear}
      </Button>
    </div>
  );
}
