import type { PageLink } from "#contract";
import type { ReadingNeighbors } from "../../reading/reading-link.ts";
import { SiteLink } from "../SiteLink.tsx";
import { cn } from "../ui/cn.ts";
import { Icon } from "../ui/Icon.tsx";
import { listMessages } from "../../messages/lists.ts";
import { readingMessages } from "../../messages/reading.ts";

export function Pager({ previous, next }: ReadingNeighbors) {
  if (!previous && !next) return null;
  return (
    <nav
      className="mt-14 grid gap-3 sm:grid-cols-2 print:hidden"
      aria-label={readingMessages.previousAndNext}
    >
      {previous && <PagerLink page={previous} kind="previous" />}
      {next && <PagerLink page={next} kind="next" />}
    </nav>
  );
}

interface PagerLinkProps {
  page: PageLink;
  kind: "previous" | "next";
}

function PagerLink({ page, kind }: PagerLinkProps) {
  const isNext = kind === "next";
  return (
    <SiteLink
      href={page.path}
      className={cn(
        "group grid gap-1 rounded-md border border-line px-5 py-4 leading-snug transition-colors duration-180 hover:border-line-strong hover:bg-surface",
        isNext && "justify-items-end text-right sm:col-start-2",
      )}
      rel={isNext ? "next" : "prev"}
    >
      <span className="flex items-center gap-2 text-sm text-muted">
        {!isNext && <Icon name="arrow-left" size="sm" />}
        {isNext ? listMessages.next : listMessages.previous}
        {isNext && <Icon name="arrow-right" size="sm" />}
      </span>
      <strong className="font-medium group-hover:text-link">
        {page.title}
      </strong>
    </SiteLink>
  );
}
