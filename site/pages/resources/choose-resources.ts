import { resourceFilters } from "../../messages.ts";
import type { ResourceCard } from "./data.ts";

const ALL = "all";

/** The type that an address asks for; all of them unless it names one. */
export function askedType(query: URLSearchParams): string {
  return query.get("type") || ALL;
}

/** The address of the Resource Center narrowed to a type. */
export function resourcesPath(type: string): string {
  return type === ALL ? "/resources" : `/resources?type=${type}`;
}

/** The filter that is on; undefined for a type that has none. */
export function currentFilter(type: string) {
  return resourceFilters.find((filter) => filter.type === type);
}

/** What a filter shows of all resources. */
export interface ChosenResources {
  /** The highlighted resource, where it is of the asked type. */
  featured: ResourceCard | undefined;
  /** The cards, without the highlighted resource whatever the filter. */
  cards: ResourceCard[];
}

/** Narrows the resources to a type. A type that no resource has leaves nothing. */
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
