import { use } from "react";
import type { PostSummary } from "#contract";
import type { Paged } from "../paging/cut-page.ts";
import { EmptyList } from "./EmptyList.tsx";
import { PostGrid } from "./PostGrid.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { Button } from "./ui/Button.tsx";
import { SiteLanguage } from "../language.ts";
import { listMessages } from "../messages/lists.ts";

interface PostListProps {
  list: Paged<PostSummary>;
  /** Path of the list. */
  address: string;
}

/** The number of posts in a list and one page of them, or a note that there are none. */
export function PostList({ list, address }: PostListProps) {
  const { formatNumber } = use(SiteLanguage);
  const { total } = list;
  if (total === 0) {
    return (
      <EmptyList>
        <p>{listMessages.none}</p>
        <Button as={SiteLink} variant="outline" href="/blog">
          {listMessages.showAll}
        </Button>
      </EmptyList>
    );
  }
  return (
    <>
      <h2 className="mb-8 border-b border-line pb-3 text-sm font-normal tracking-normal text-muted">
        {listMessages.articleCount(total, formatNumber(total))}
      </h2>
      <PostGrid first={list} address={address} />
    </>
  );
}
