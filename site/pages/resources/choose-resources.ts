import { resourceFilters } from "../../messages.ts";
import type { ResourceCard } from "./data.ts";

const ALL = "all";

/** The type in an address; by default all. */
export function askedType(query: URLSearchParams): string {
  return query.get("type") || ALL;
}

/** The address of the Resource Center for a type. */
export function resourcesPath(type: string): string {
  return type === ALL ? "/resources" : `/resources?type=${type}`;
}

/** The selected filter; undefined for an unknown type. */
export function currentFilter(type: string) {
  return resourceFilters.find((filter) => filter.type === type);
}

/** The resources after filtering. */
export interface ChosenResources {
  /** The featured resource, if it has the selected type. */
  featured: ResourceCard | undefined;
  /** The other resources, never the featured one. */
  cards: ResourceCard[];
}

/** Filters the resources by type. */
export function chooseResources(
  resources: readonly ResourceCard[],
  type: string,
): ChosenResources {
  const highlighted = resources.find(({ featured }) => featured);
  const fits = (card: ResourceCard) => type === ALL || card.type === type;
  return {
    featured: highlighted && fits(highlighted) ? highlighted : undefined,
    cards: resources.filter((card) => card !== highlighted && fits(card)),
  };
}
