import { use } from "react";
import type { QueryView } from "../../api/live-query.ts";
import { useLiveQuery } from "../../api/useLiveQuery.ts";
import { PageLoader } from "../../navigation/page-loader.ts";
import { useLoadedAt } from "../../navigation/page-location.ts";
import type { Paged } from "../../paging/cut-page.ts";
import { listFromPage } from "../../paging/list-from-page.ts";
import { ALL, filterResources, resourcesPath } from "./choose-resources.ts";
import type { ResourcesData } from "./data.ts";
import type { ResourceCard } from "./resource-card.ts";

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
export function useResources(
  data: ResourcesData,
  type: string,
): QueryView<Paged<ResourceCard>> {
  const { load } = use(PageLoader);
  const loadedAt = useLoadedAt();
  return useLiveQuery({
    ...listFromPage<ResourceCard>(resourcesPath(type), load),
    initial: findInDocument(data, type),
    loadedAt,
    startsOn: [],
  });
}
