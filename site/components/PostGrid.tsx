import type { PostSummary } from "#contract";
import type { Paged } from "../paging/cut-page.ts";
import { CardGrid } from "./CardGrid.tsx";
import { usePagedList } from "./paging/usePagedList.ts";
import { ListEnd } from "./paging/ListEnd.tsx";
import { PostCard } from "./PostCard.tsx";
import { listMessages } from "../messages/lists.ts";

interface PostGridProps {
  /** The first page on screen. */
  first: Paged<PostSummary>;
  /** Path and query of the list, with its filters. */
  address: string;
  /** Slug of a post that the page shows elsewhere. */
  without?: string | undefined;
}

const slugOf = ({ slug }: PostSummary) => slug;

/** A page of posts as cards, with links to the other pages. It can grow by the pages after it. */
export function PostGrid({ first, address, without }: PostGridProps) {
  const growing = usePagedList(first, slugOf);
  return (
    <>
      <CardGrid>
        {growing.shown.entries
          .filter(({ slug }) => slug !== without)
          .map((post) => (
            <PostCard key={post.slug} post={post} />
          ))}
      </CardGrid>
      <ListEnd
        growing={growing}
        from={first.page}
        address={address}
        noun={listMessages.articles}
      />
    </>
  );
}
