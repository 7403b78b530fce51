import { use } from "react";
import { FilterLink } from "../../components/FilterLink.tsx";
import { FilterNav } from "../../components/ui/FilterNav.tsx";
import { SiteLanguage } from "../../language.ts";
import { listMessages } from "../../messages/lists.ts";
import { resourceFilters } from "../../messages/resources.ts";
import { resourcesPath } from "./choose-resources.ts";

interface ResourceFiltersProps {
  type: string;
  /** The number of resources that match the filter, if it is known. */
  count: number | undefined;
}

/** Links for the types, and the number of resources of the selected one. */
export function ResourceFilters({ type, count }: ResourceFiltersProps) {
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
