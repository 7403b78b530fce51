import { useState } from "react";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import type { PageProps } from "../../page.ts";
import type documentationData from "./data.ts";
import { DocTabs } from "./DocTabs.tsx";
import { searchArticles } from "./search-articles.ts";
import { SearchForm } from "./SearchForm.tsx";
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
