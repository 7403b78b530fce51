import type {
  ReadingLink,
  ReadingNeighbors,
} from "../../reading/reading-link.ts";
import { SiteLink } from "../SiteLink.tsx";
import { Icon } from "../ui/Icon.tsx";

/** Links to the previous and the next page. */
export function Pager({ previous, next }: ReadingNeighbors) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label="Previous and next">
      {previous && <PagerLink page={previous} kind="previous" />}
      {next && <PagerLink page={next} kind="next" />}
    </nav>
  );
}

interface PagerLinkProps {
  page: ReadingLink;
  kind: "previous" | "next";
}

function PagerLink({ page, kind }: PagerLinkProps) {
  const isNext = kind === "next";
  return (
    <SiteLink
      href={page.path}
      className={`pager-link pager-${kind}`}
      rel={isNext ? "next" : "prev"}
    >
      <span>
        {!isNext && <Icon name="arrow-left" size="sm" />}
        {isNext ? "Next" : "Previous"}
        {isNext && <Icon name="arrow-right" size="sm" />}
      </span>
      <strong>{page.title}</strong>
    </SiteLink>
  );
}
