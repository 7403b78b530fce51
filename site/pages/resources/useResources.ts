import { use } from "react";
import { useLateQuery } from "../../api/useLateQuery.ts";
import type { Paged } from "../../paging/cut-page.ts";
import { loadList } from "../../paging/load-list.ts";
import { ShownAt } from "../../routing/shown-at.ts";
import { ALL, filterResources, resourcesPath } from "./choose-resources.ts";
import type { ResourceCard, ResourcesData } from "./data.ts";

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
export function useResources(data: ResourcesData, type: string) {
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
