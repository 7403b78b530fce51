import { use } from "react";
import { FilterLink } from "../../components/FilterLink.tsx";
import { FilterNav } from "../../components/ui/FilterNav.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import { formatFilters, typeFilters, type BlogFilters } from "./filters.ts";
import { SiteLanguage } from "../../language.ts";
import { listMessages } from "../../messages.ts";

interface FiltersProps {
  filters: BlogFilters;
  /** The number of matches, if it is known. */
  count: number | undefined;
  /** Name of the selected category. */
  categoryName: string | undefined;
}

/** Links for the types, the selected category with a link that removes it, and the number of articles. */
export function Filters({ filters, count, categoryName }: FiltersProps) {
  const { formatNumber } = use(SiteLanguage);
  return (
    <div className="blog-filters">
      <FilterNav
        label={listMessages.filterByType}
        as={FilterLink}
        links={typeFilters.map(({ type, label }) => ({
          href: formatFilters({ ...filters, type }),
          label,
          current: type === filters.type,
        }))}
      />
      <div className="blog-filters-state">
        {categoryName && (
          <FilterLink
            className="blog-chip"
            href={formatFilters({ ...filters, category: undefined })}
          >
            <VisuallyHidden>{`${listMessages.removeCategory} `}</VisuallyHidden>
            {categoryName}
            <Icon name="close" size="sm" />
          </FilterLink>
        )}
        <output>
          {count !== undefined &&
            listMessages.articleCount(count, formatNumber(count))}
        </output>
      </div>
    </div>
  );
}
