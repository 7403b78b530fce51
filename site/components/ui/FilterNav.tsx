import type { ElementType, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface FilterLink {
  href: string;
  label: ReactNode;
  current: boolean;
  /** How many the filter leaves, shown beside the label. */
  count?: number;
}

export interface FilterNavProps {
  /** Names the row, for example "Filter by type". */
  label: string;
  links: readonly FilterLink[];
  /** The element that renders a link; it takes `href`. */
  as?: ElementType;
  className?: string;
}

/** A row of links that look like tabs: each filter has an address and works without script. */
export function FilterNav({
  label,
  links,
  as: Link = "a",
  className,
}: FilterNavProps) {
  return (
    <nav className={classNames("filter-nav", className)} aria-label={label}>
      <ul className="tab-row">
        {links.map(({ href, label, current, count }) => (
          <li key={href}>
            <Link
              className="tab"
              href={href}
              aria-current={current ? "true" : undefined}
            >
              {label}
              {count !== undefined && (
                <span className="tab-count">{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
