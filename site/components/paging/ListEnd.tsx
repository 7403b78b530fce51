import { use, useEffect, useRef, type MouseEvent } from "react";
import { SiteLanguage } from "../../language.ts";
import { PAGE_SIZE } from "../../paging/cut-page.ts";
import { pageAddress } from "../../paging/page-address.ts";
import type { GrowingList } from "./usePagedList.ts";
import { isPlainClick } from "../../routing/is-plain-click.ts";
import { SiteLink } from "../SiteLink.tsx";
import { Button } from "../ui/Button.tsx";
import { PageNav } from "../ui/PageNav.tsx";
import { listMessages } from "../../messages/lists.ts";

interface ListEndProps {
  growing: GrowingList<unknown>;
  /** The first page that is on screen. */
  from: number;
  /** Path and query of the list, with its filters. */
  address: string;
  /** What the entries are called, for example "articles". */
  noun: string;
}

/** The end of a list with several pages: how much of it is on screen, a link that loads more, links to all pages. */
export function ListEnd({ growing, from, address, noun }: ListEndProps) {
  const { shown, loading, append } = growing;
  const { page, pages, total } = shown;
  const status = useRef<HTMLOutputElement>(null);
  const hasGrown = page > from;
  const hasMore = page < pages;
  useEffect(() => {
    // The link that had the focus is gone.
    if (hasGrown && !hasMore) status.current?.focus();
  }, [hasGrown, hasMore]);
  const { formatNumber } = use(SiteLanguage);
  if (pages < 2) return null;

  const next = pageAddress(address, page + 1);
  const start = (from - 1) * PAGE_SIZE + 1;
  const end = Math.min(page * PAGE_SIZE, total);
  const loadMore = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    append(next);
  };
  return (
    <div className="mt-10 grid justify-items-center gap-4 lg:mt-16">
      <output
        ref={status}
        tabIndex={-1}
        className="text-sm text-muted tabular-nums"
      >
        {listMessages.range(
          formatNumber(start),
          formatNumber(end),
          formatNumber(total),
          noun,
        )}
      </output>
      {hasMore && (
        <Button
          href={next}
          variant="outline"
          size="lg"
          className="mb-2 min-w-55"
          aria-busy={loading || undefined}
          onClick={loadMore}
        >
          {loading ? listMessages.loading : listMessages.loadMore(noun)}
        </Button>
      )}
      <PageNav
        label={listMessages.pagesOf(noun)}
        page={page}
        pages={pages}
        hrefOf={(number) => pageAddress(address, number)}
        as={SiteLink}
      />
    </div>
  );
}
