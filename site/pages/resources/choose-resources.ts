import { resourceFilters } from "../../messages/resources.ts";

/** The type that stands for all types. */
export const ALL = "all";

/** The type in an address; by default all. */
export function askedType(query: URLSearchParams): string {
  return query.get("type") || ALL;
}

export function resourcesPath(type: string): string {
  return type === ALL
    ? "/resources"
    : `/resources?type=${encodeURIComponent(type)}`;
}

/** The selected filter; undefined for an unknown type. */
export function currentFilter(type: string) {
  return resourceFilters.find((filter) => filter.type === type);
}

export const filterResources = <Card extends { type: string }>(
  resources: readonly Card[],
  type: string,
) => resources.filter((card) => type === ALL || card.type === type);
