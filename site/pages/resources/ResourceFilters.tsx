import { FilterLink } from "../../components/FilterLink.tsx";
import { FilterNav } from "../../components/ui/FilterNav.tsx";
import { resourceFilters } from "../../messages.ts";
import { resourcesPath } from "./choose-resources.ts";

interface ResourceFiltersProps {
  type: string;
  /** How many resources the filter leaves. */
  count: number;
}

/** The types as links, and how many resources there are of the chosen one. */
export function ResourceFilters({ type, count }: ResourceFiltersProps) {
  return (
    <div className="resource-filters">
      <FilterNav
        label="Filter by type"
        as={FilterLink}
        links={resourceFilters.map((filter) => ({
          href: resourcesPath(filter.type),
          label: filter.label,
          current: filter.type === type,
        }))}
      />
      <output>
        {count} {count === 1 ? "resource" : "resources"}
      </output>
    </div>
  );
}
