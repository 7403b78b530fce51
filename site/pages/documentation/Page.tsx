import { useState } from "react";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import type documentationData from "./data.ts";
import { DocTabs } from "./DocTabs.tsx";
import { searchArticles } from "./search-articles.ts";
import { SearchForm } from "./SearchForm.tsx";
import { SearchResults } from "./SearchResults.tsx";
import "./documentation.css";

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
    <Section className="documentation">
      <header className="documentation-head">
        <div>
          <h1>{data.words.hero.headline}</h1>
          <p className="lead">{data.words.hero.lead}</p>
        </div>
        <SearchForm query={query} setQuery={setQuery} />
      </header>
      <SearchResults
        query={asked}
        found={searchArticles(data.searchable, asked)}
        isComplete={data.isAllSearchable}
        clear={clear}
      />
      <div hidden={asked !== ""}>
        <DocTabs data={data} />
      </div>
    </Section>
  );
}
