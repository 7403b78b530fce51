import type {
  ReadingLink,
  ReadingNeighbors,
} from "../../reading/reading-link.ts";
import { SiteLink } from "../SiteLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { listMessages, readingMessages } from "../../messages.ts";

/** Links to the previous and the next page. */
export function Pager({ previous, next }: ReadingNeighbors) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={readingMessages.previousAndNext}>
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
        {isNext ? listMessages.next : listMessages.previous}
        {isNext && <Icon name="arrow-right" size="sm" />}
      </span>
      <strong>{page.title}</strong>
    </SiteLink>
  );
}
