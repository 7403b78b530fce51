import { useSearchParams } from "react-router-dom";
import { use } from "react";
import { ListHead } from "../../components/ListHead.tsx";
import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { EmptyList } from "../../components/EmptyList.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { resourceFilters, resourceMessages } from "../../messages/resources.ts";
import { shellMessages } from "../../messages/shell.ts";
import { FilterLink } from "../../components/FilterLink.tsx";
import { FilterNav } from "../../components/ui/FilterNav.tsx";
import { SiteLanguage } from "../../language.ts";
import { listMessages } from "../../messages/lists.ts";
import { useLateQuery } from "../../api/useLateQuery.ts";
import type { Paged } from "../../paging/cut-page.ts";
import { loadList } from "../../paging/load-list.ts";
import { ShownAt } from "../../routing/shown-at.ts";
import {
  ALL,
  askedType,
  filterResources,
  resourcesPath,
} from "./choose-resources.ts";
import type resourcesData from "./data.ts";
import type { ResourceCard, ResourcesData } from "./data.ts";
import { ResourceList } from "./ResourceList.tsx";

/** The Resource Center: all resources, filtered by the type in the address. */
export default function ResourcesPage({
  data,
}: PageProps<typeof resourcesData>) {
  const [query] = useSearchParams();
  const type = askedType(query);
  const list = useResources(data, type);
  const { hero, newsletter } = data.words;
  return (
    <>
      <Section space="joined">
        <ListHead title={hero.headline} lead={hero.lead} />
        <ResourceFilters type={type} count={list.data?.total} />
        {list.data && list.data.total > 0 ? (
          <ResourceList key={type} first={list.data} type={type} />
        ) : (
          <NoResources
            state={list.data ? "empty" : list.error ? "failed" : "loading"}
            retry={() => list.refetch()}
          />
        )}
      </Section>
      <Section ground="band" space="tight" labelledBy="stay-updated">
        <div className="grid gap-6 lg:grid-cols-2 lg:items-center lg:gap-16">
          <div>
            <h2 id="stay-updated" className="text-h3">
              {newsletter.heading}
            </h2>
            <p className="mt-2 text-muted">{newsletter.text}</p>
          </div>
          <NewsletterForm host={data.host} />
        </div>
      </Section>
    </>
  );
}

interface NoResourcesProps {
  /** Why there are no resources to show. */
  state: "loading" | "failed" | "empty";
  retry: () => void;
}

/** Replaces the cards when they are loading, could not be loaded, or none matches the filter. */
function NoResources({ state, retry }: NoResourcesProps) {
  if (state === "loading")
    return (
      <EmptyList>
        <output>{resourceMessages.loading}</output>
      </EmptyList>
    );
  if (state === "failed")
    return (
      <EmptyList>
        <p role="alert">{resourceMessages.failed}</p>
        <Button variant="outline" onClick={retry}>
          {shellMessages.tryAgain}
        </Button>
      </EmptyList>
    );
  return (
    <EmptyList>
      <div className="grid gap-2">
        <h2 className="text-h3 text-ink">{resourceMessages.empty}</h2>
        <p>{resourceMessages.emptyText}</p>
      </div>
      <Button as={SiteLink} href="/resources" variant="outline">
        {resourceMessages.viewAll}
      </Button>
    </EmptyList>
  );
}

interface ResourceFiltersProps {
  type: string;
  /** The number of resources that match the filter, if it is known. */
  count: number | undefined;
}

/** Links for the types, and the number of resources of the selected one. */
function ResourceFilters({ type, count }: ResourceFiltersProps) {
  const { formatNumber } = use(SiteLanguage);
  return (
    <div className="mb-8 lg:relative lg:mb-10">
      <FilterNav
        label={listMessages.filterByType}
        as={FilterLink}
        links={resourceFilters.map((filter) => ({
          href: resourcesPath(filter.type),
          label: filter.label,
          current: filter.type === type,
        }))}
      />
      <output
        data-count=""
        className="mt-3 flex min-h-9 items-center text-sm text-muted tabular-nums lg:absolute lg:top-0 lg:right-0 lg:mt-0 lg:min-h-11"
      >
        {count !== undefined &&
          listMessages.resourceCount(count, formatNumber(count))}
      </output>
    </div>
  );
}

/** The resources of a type, if the document has them. */
function findInDocument(
  { type, list }: ResourcesData,
  asked: string,
): Paged<ResourceCard> | undefined {
  if (type === asked) return list;
  const hasAll = type === ALL && list.pages === 1;
  if (!hasAll) return undefined;
  const entries = filterResources(list.entries, asked);
  return { ...list, entries, total: entries.length };
}

/** A page of the resources of a type: from the document, or else from the page of that type. */
function useResources(data: ResourcesData, type: string) {
  const at = use(ShownAt);
  const initial = findInDocument(data, type);
  const address = resourcesPath(type);
  return useLateQuery({
    key: address,
    ask: () => loadList<ResourceCard>(address),
    // The document is as good as a call.
    enabled: initial === undefined,
    initial,
    at,
  });
}
