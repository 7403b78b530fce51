import { use } from "react";
import { FilterLink } from "../../components/FilterLink.tsx";
import { cn } from "../../components/ui/cn.ts";
import { FilterNav } from "../../components/ui/FilterNav.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import { formatFilters, typeFilters, type BlogFilters } from "./filters.ts";
import { SiteLanguage } from "../../language.ts";
import { listMessages } from "../../messages/lists.ts";

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
    <div className="mb-8 lg:relative lg:mb-10">
      <FilterNav
        label={listMessages.filterByType}
        as={FilterLink}
        links={typeFilters.map(({ type, label }) => ({
          href: formatFilters({ ...filters, type }),
          label,
          current: type === filters.type,
        }))}
      />
      <div
        className={cn(
          "mt-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-3 text-sm text-muted",
          categoryName || "lg:absolute lg:top-0 lg:right-0 lg:mt-0 lg:min-h-11",
        )}
      >
        {categoryName && (
          <FilterLink
            data-chip=""
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-signal-line bg-signal-soft px-3 py-1 font-medium wrap-anywhere text-link hover:border-link pointer-coarse:min-h-11"
            href={formatFilters({ ...filters, category: undefined })}
          >
            <VisuallyHidden>{`${listMessages.removeCategory} `}</VisuallyHidden>
            {categoryName}
            <Icon name="close" size="sm" />
          </FilterLink>
        )}
        <output data-count="" className="tabular-nums">
          {count !== undefined &&
            listMessages.articleCount(count, formatNumber(count))}
        </output>
      </div>
    </div>
  );
}
