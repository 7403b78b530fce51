import type { ElementType, ReactNode } from "react";
import { cn } from "./cn.ts";
import { tabLook, tabRow } from "./tab-look.ts";

export interface FilterLink {
  href: string;
  label: ReactNode;
  current: boolean;
}

export interface FilterNavProps {
  /** Accessible name of the row, for example "Filter by type". */
  label: string;
  links: readonly FilterLink[];
  /** The component that renders a link. It gets `href`. */
  as?: ElementType;
}

/** A row of links that look like tabs. Each filter has an address, so it works without script. */
export function FilterNav({ label, links, as: Link = "a" }: FilterNavProps) {
  return (
    <nav aria-label={label}>
      <ul
        className={cn(
          tabRow,
          links.length > 5 &&
            "max-sm:pr-12 max-sm:[mask-image:linear-gradient(90deg,#000_80%,transparent)]",
        )}
      >
        {links.map(({ href, label, current }) => (
          <li key={href}>
            <Link
              className={tabLook}
              href={href}
              aria-current={current ? "true" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
