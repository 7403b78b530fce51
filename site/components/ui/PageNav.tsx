import type { ElementType } from "react";
import { Icon } from "./Icon.tsx";
import { GAP, pageNumbers } from "./page-numbers.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { listMessages } from "../../messages.ts";

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
    <nav className="page-nav" aria-label={label}>
      <ul>
        {page > 1 && (
          <li>
            <Link href={hrefOf(page - 1)} rel="prev" className="page-nav-step">
              <Icon name="arrow-left" size="sm" />
              <span className="page-nav-word">{listMessages.previous}</span>
              <VisuallyHidden>{` ${listMessages.ofPages}`}</VisuallyHidden>
            </Link>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) =>
          number === GAP ? (
            <li key={`gap ${index}`} className="page-nav-gap">
              <span aria-hidden="true">&hellip;</span>
            </li>
          ) : (
            <li key={number}>
              <Link
                href={hrefOf(number)}
                className="page-nav-number"
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
            <Link href={hrefOf(page + 1)} rel="next" className="page-nav-step">
              <span className="page-nav-word">{listMessages.next}</span>
              <VisuallyHidden>{` ${listMessages.ofPages}`}</VisuallyHidden>
              <Icon name="arrow-right" size="sm" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
