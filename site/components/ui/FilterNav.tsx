import type { ElementType, ReactNode } from "react";
import { tabLook, tabRow } from "./tab-look.ts";

export interface FilterLink {
  href: string;
  label: ReactNode;
  current: boolean;
  /** The number of matches, shown after the label. */
  count?: number;
}

export interface FilterNavProps {
  /** Accessible name of the row, for example "Filter by type". */
  label: string;
  links: readonly FilterLink[];
  /** The component that renders a link. It gets `href`. */
  as?: ElementType;
  className?: string;
}

/** A row of links that look like tabs. Each filter has an address, so it works without script. */
export function FilterNav({
  label,
  links,
  as: Link = "a",
  className,
}: FilterNavProps) {
  return (
    <nav className={className} aria-label={label}>
      <ul className={tabRow}>
        {links.map(({ href, label, current, count }) => (
          <li key={href}>
            <Link
              className={tabLook}
              href={href}
              aria-current={current ? "true" : undefined}
            >
              {label}
              {count !== undefined && (
                <span className="font-mono text-xs text-faint">{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
