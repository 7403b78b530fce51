import { use } from "react";
import { SiteLink } from "../../components/SiteLink.tsx";
import { SiteSearchForm } from "../../components/SiteSearchForm.tsx";
import { PageNav } from "../../components/ui/PageNav.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { SiteLanguage } from "../../language.ts";
import type { PageProps } from "../../page.ts";
import { PAGE_SIZE } from "../../paging/cut-page.ts";
import { pageAddress } from "../../paging/page-address.ts";
import type searchData from "./data.ts";
import type { SearchData } from "./data.ts";
import { NextSteps } from "./NextSteps.tsx";
import { Result } from "./Result.tsx";
import { searchMessages } from "../../messages/search.ts";

const COUNT_ID = "search-count";

const countLook = "text-md wrap-anywhere text-muted";

/** The search page of the whole site. */
export default function SearchPage({ data }: PageProps<typeof searchData>) {
  const { query, count, list, nearMatches, isPartial } = data;
  return (
    <Container
      as="section"
      className="grid gap-6 pt-14 pb-14 lg:pt-20 lg:pb-20"
    >
      <h1>{searchMessages.title}</h1>
      <SiteSearchForm
        id="search-query"
        query={query}
        {...(query !== "" && { describedBy: COUNT_ID })}
      />
      {query === "" ? (
        <p className={countLook}>{searchMessages.fullScope}</p>
      ) : (
        <output id={COUNT_ID} className={countLook}>
          <Count data={data} />
        </output>
      )}
      {isPartial && <p className={countLook}>{searchMessages.partial}</p>}
      {list && count > 0 && <Results query={query} list={list} />}
      {(count === 0 || nearMatches.length > 0) && (
        <NextSteps
          searched={query !== "" && count === 0}
          nearMatches={nearMatches}
        />
      )}
    </Container>
  );
}

function Results({
  query,
  list,
}: {
  query: string;
  list: NonNullable<SearchData["list"]>;
}) {
  const address = `/search?${new URLSearchParams({ q: query })}`;
  const { entries, page, pages } = list;
  return (
    <>
      <h2 className="sr-only">{searchMessages.results}</h2>
      <ol className="border-b border-line" start={(page - 1) * PAGE_SIZE + 1}>
        {entries.map((result) => (
          <Result key={result.path} result={result} />
        ))}
      </ol>
      <PageNav
        label={searchMessages.pages}
        page={page}
        pages={pages}
        hrefOf={(number) => pageAddress(address, number)}
        as={SiteLink}
      />
    </>
  );
}

function Count({ data }: { data: SearchData }) {
  const { formatNumber } = use(SiteLanguage);
  const { query, count, corrected, list } = data;
  const asked = <bdi>"{query}"</bdi>;
  if (count === 0)
    return (
      <>
        {searchMessages.nothing} {asked}
      </>
    );
  if (!list)
    return (
      <>
        {searchMessages.noSuchPage} {asked}
      </>
    );
  const { total, page } = list;
  const results = searchMessages.resultCount(count, formatNumber(count));
  const best =
    count > total ? searchMessages.best(formatNumber(total), results) : results;
  const where = page > 1 ? searchMessages.pageOf(page, best) : best;
  if (corrected === undefined)
    return (
      <>
        {where} {searchMessages.for} {asked}
      </>
    );
  return (
    <>
      {searchMessages.nothing} {asked}. {where} {searchMessages.for}{" "}
      <bdi>"{corrected}"</bdi>
    </>
  );
}
