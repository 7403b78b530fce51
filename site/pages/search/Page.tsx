import { use } from "react";
import type { Excerpt, PageLink, SearchHit } from "#contract";
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
import { searchMessages } from "../../messages/search.ts";
import { CalendarDate } from "../../components/CalendarDate.tsx";
import { TextLink } from "../../components/TextLink.tsx";

const COUNT_ID = "search-count";

const countLook = "text-md wrap-anywhere text-muted";

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

interface ResultsProps {
  query: string;
  list: NonNullable<SearchData["list"]>;
}

function Results({ query, list }: ResultsProps) {
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

const quote = (text: string) => <bdi>“{text}”</bdi>;

function Count({ data }: { data: SearchData }) {
  const { formatNumber } = use(SiteLanguage);
  const { query, count, corrected, list } = data;
  if (!list || count === 0) {
    const { nothing, noSuchPage } = searchMessages;
    return (
      <>
        {count === 0 ? nothing : noSuchPage} {quote(query)}
      </>
    );
  }
  const { total, page } = list;
  const results = searchMessages.resultCount(count, formatNumber(count));
  const best =
    count > total ? searchMessages.best(formatNumber(total), results) : results;
  return (
    <>
      {corrected !== undefined && (
        <>
          {searchMessages.nothing} {quote(query)}.{" "}
        </>
      )}
      {page > 1 ? searchMessages.pageOf(page, best) : best} {searchMessages.for}{" "}
      {quote(corrected ?? query)}
    </>
  );
}

/** A search result: link, kind, and an excerpt with the matches. */
function Result({ result }: { result: SearchHit }) {
  const { path, kind, title, date, excerpt } = result;
  return (
    <li className="grid gap-x-8 gap-y-1 border-t border-line py-6 md:grid-cols-[12.5rem_minmax(0,1fr)]">
      <p className="flex flex-wrap content-start gap-x-4 pt-0.5 font-mono text-note text-muted md:flex-col md:gap-0.5">
        <span>{kind}</span>
        {date !== undefined && <CalendarDate date={date} />}
      </p>
      <div>
        <h3 className="text-h4">
          <SiteLink href={path} className="hover:text-link">
            <Marked parts={title} />
          </SiteLink>
        </h3>
        <p className="mt-1 max-w-(--measure-wide) text-md wrap-anywhere text-muted">
          <Marked parts={excerpt} />
        </p>
      </div>
    </li>
  );
}

function Marked({ parts }: { parts: Excerpt }) {
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <mark
        key={index}
        className="bg-transparent font-semibold text-inherit underline decoration-signal decoration-2 underline-offset-4 in-[p]:text-ink"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

interface NextStepsProps {
  /** False before the first search, and if a corrected query has results. */
  searched: boolean;
  nearMatches: readonly PageLink[];
}

function NextSteps({ searched, nearMatches }: NextStepsProps) {
  return (
    <div className="grid gap-8 border-t border-line pt-6">
      {searched && <p>{searchMessages.everyWord}</p>}
      {nearMatches.length > 0 && (
        <nav aria-labelledby="search-near">
          <h2 id="search-near" className="text-h4">
            {searchMessages.near}
          </h2>
          <ul className="mt-2">
            {nearMatches.map(({ path, title }) => (
              <li key={path} className="py-1.5">
                <TextLink link={{ href: path, label: title }} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-labelledby="search-start">
        <h2 id="search-start" className="text-h4">
          {searchMessages.start}
        </h2>
        <ul className="mt-2">
          {searchMessages.places.map(({ path, title, text }) => (
            <li key={path} className="py-1.5 text-muted">
              <TextLink link={{ href: path, label: title }} /> {text}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
