import { useEffect, useRef, useState } from "react";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import type { PageProps } from "../../page.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { Input } from "../../components/ui/Input.tsx";
import { documentationMessages } from "../../messages/documentation.ts";
import { ForwardLink } from "../../components/ForwardLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import type documentationData from "./data.ts";
import { DocTabs } from "./DocTabs.tsx";
import { type FoundArticle, searchArticles } from "./search-articles.ts";

/** The documentation: four tabs, or the results of a search in all articles. */
export default function DocumentationPage({
  data,
}: PageProps<typeof documentationData>) {
  const [query, setQuery] = useState("");
  const asked = query.trim();
  const clear = () => {
    setQuery("");
    document.getElementById("documentation-query")?.focus();
  };
  return (
    <>
      <header className="bg-[radial-gradient(closest-side,var(--color-tint),transparent)]">
        <Container className="grid max-w-(--measure-wide) gap-5 pt-14 pb-8 text-center lg:pt-20">
          <h1>{data.words.hero.headline}</h1>
          <Lead className="mx-auto">{data.words.hero.lead}</Lead>
          <SearchForm query={query} setQuery={setQuery} />
        </Container>
      </header>
      <Container className="pb-14 lg:pb-28">
        <SearchResults
          query={asked}
          found={searchArticles(data.searchable, asked)}
          isComplete={data.isAllSearchable}
          clear={clear}
        />
        <div hidden={asked !== ""}>
          <DocTabs data={data} />
        </div>
      </Container>
    </>
  );
}

interface SearchFormProps {
  query: string;
  setQuery: (query: string) => void;
}

/** The search box filters while the visitor types. Without script it searches the whole site. */
function SearchForm({ query, setQuery }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Text that was typed before hydration or restored by the browser.
    if (input.current?.value) setQuery(input.current.value);
  }, [setQuery]);
  return (
    <search>
      <form
        className="mt-3 grid gap-3"
        action="/search"
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor="documentation-query" className="text-md font-medium">
          {documentationMessages.searchLabel}
        </label>
        <span className="relative block">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted"
          />
          <Input
            ref={input}
            className="min-h-16 rounded-lg pl-12 shadow-float"
            id="documentation-query"
            type="search"
            name="q"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={documentationMessages.placeholder}
            autoComplete="off"
            spellCheck={false}
          />
        </span>
      </form>
    </search>
  );
}

interface SearchResultsProps {
  /** The query; empty if there is none. */
  query: string;
  found: readonly FoundArticle[];
  /** False if only a part of the articles was searched. */
  isComplete: boolean;
  clear: () => void;
}

/** The articles that a search has found and their number, or suggestions if there are none. */
function SearchResults({
  query,
  found,
  isComplete,
  clear,
}: SearchResultsProps) {
  return (
    <div>
      <output className="mt-3 mb-6 block min-h-[1.5em] text-md wrap-anywhere text-muted">
        {query && `${documentationMessages.matches(found.length)} “${query}”`}
      </output>
      {query !== "" && found.length === 0 && <Nothing clear={clear} />}
      {found.length > 0 && (
        <>
          <h2 className="sr-only">{documentationMessages.results}</h2>
          <ul className="border-b border-line">
            {found.map((each) => (
              <Result key={each.article.path} found={each} />
            ))}
          </ul>
        </>
      )}
      {query !== "" && !isComplete && (
        <ForwardLink
          link={{
            label: documentationMessages.searchAll,
            href: `/search?${new URLSearchParams({ q: query })}`,
          }}
        />
      )}
    </div>
  );
}

function Result({ found: { article, sections } }: { found: FoundArticle }) {
  const { path, title, description, group } = article;
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <p className="pt-0.5 font-mono text-note text-muted">{group}</p>
      <div>
        <h3 className="text-h4">
          <SiteLink href={path} className="hover:text-link">
            {title}
          </SiteLink>
        </h3>
        <p className="max-w-(--measure) text-md text-muted">{description}</p>
        {sections.length > 0 && (
          <p className="mt-1.5 flex max-w-(--measure) flex-wrap gap-x-4 text-md text-muted">
            {documentationMessages.sections}{" "}
            {sections.map(({ id, text }) => (
              <TextLink
                key={id}
                link={{ href: `${path}#${id}`, label: text }}
              />
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
    <div className="grid justify-items-start gap-5 rounded-lg border border-dashed border-line-strong px-6 py-10">
      <p className="max-w-[60ch] text-muted">
        {start} <TextLink link={{ href: "/contact-us", label: ask }} />
        {end}
      </p>
      <Button variant="outline" onClick={clear}>
        {documentationMessages.clear}
      </Button>
    </div>
  );
}
