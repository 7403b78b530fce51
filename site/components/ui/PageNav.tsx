import type { ElementType } from "react";
import { cn } from "./cn.ts";
import { Icon } from "./Icon.tsx";
import { GAP, pageNumbers } from "./page-numbers.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { listMessages } from "../../messages/lists.ts";

const linkLook =
  "flex h-11 items-center justify-center gap-2 rounded-md border border-transparent text-md font-medium text-muted tabular-nums transition-colors duration-120 hover:bg-raised hover:text-ink";

const stepLook = cn(linkLook, "min-w-11 sm:px-3");

const numberLook = cn(
  linkLook,
  "min-w-9 px-1 chosen:border-signal chosen:text-ink sm:min-w-11 sm:px-2 forced-colors:chosen:border-[Highlight]",
);

export interface PageNavProps {
  /** Accessible name, for example "Pages of articles". */
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** The component that renders a link. It gets `href`. */
  as?: ElementType;
}

/** Links to the pages of a list: previous, numbers with gaps, next. Shows nothing if there is one page. */
export function PageNav({
  label,
  page,
  pages,
  hrefOf,
  as: Link = "a",
}: PageNavProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
        {page > 1 && (
          <li>
            <Link href={hrefOf(page - 1)} rel="prev" className={stepLook}>
              <Icon name="arrow-left" size="sm" />
              <span className="max-sm:sr-only">{listMessages.previous}</span>
              <VisuallyHidden>{` ${listMessages.ofPages}`}</VisuallyHidden>
            </Link>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) =>
          number === GAP ? (
            <li key={`gap ${index}`} className="min-w-5 text-center text-faint">
              <span aria-hidden="true">&hellip;</span>
            </li>
          ) : (
            <li key={number}>
              <Link
                href={hrefOf(number)}
                className={numberLook}
                aria-current={number === page ? "page" : undefined}
              >
                <VisuallyHidden>{`${listMessages.page} `}</VisuallyHidden>
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link href={hrefOf(page + 1)} rel="next" className={stepLook}>
              <span className="max-sm:sr-only">{listMessages.next}</span>
              <VisuallyHidden>{` ${listMessages.ofPages}`}</VisuallyHidden>
              <Icon name="arrow-right" size="sm" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
