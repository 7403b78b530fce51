import type { PostSummary } from "#contract";
import type { Paged } from "../paging/cut-page.ts";
import { formatCount } from "../paging/format-count.ts";
import { PostGrid } from "./PostGrid.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { Button } from "./ui/Button.tsx";

interface PostListProps {
  list: Paged<PostSummary>;
  /** Path of the list. */
  address: string;
}

/** The number of posts in a list and one page of them, or a note that there are none. */
export function PostList({ list, address }: PostListProps) {
  const { total } = list;
  if (total === 0) {
    return (
      <div className="post-list-empty">
        <p>There are no articles here yet.</p>
        <Button as={SiteLink} variant="outline" href="/blog">
          Show all articles
        </Button>
      </div>
    );
  }
  return (
    <>
      <h2 className="post-list-count">{formatCount(total, "article")}</h2>
      <PostGrid first={list} address={address} />
    </>
  );
}
