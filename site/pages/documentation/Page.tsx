import { useEffect, useRef, useState } from "react";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import type { PageProps } from "../../page.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { Input } from "../../components/ui/Input.tsx";
import { documentationMessages } from "../../messages/documentation.ts";
import type documentationData from "./data.ts";
import { DocTabs } from "./DocTabs.tsx";
import { searchArticles } from "./search-articles.ts";
import { SearchResults } from "./SearchResults.tsx";

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
      <header className="bg-[radial-gradient(60rem_24rem_at_75%_0,var(--color-tint),transparent)]">
        <Container className="grid gap-8 pt-14 pb-10 lg:grid-cols-7-5 lg:items-end lg:gap-16 lg:pt-20 lg:pb-14">
          <div className="grid gap-5">
            <h1>{data.words.hero.headline}</h1>
            <Lead>{data.words.hero.lead}</Lead>
          </div>
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
        className="grid gap-1.5"
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
            className="min-h-14 pl-12"
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
