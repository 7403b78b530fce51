import { PostCard } from "../../components/PostCard.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { blogMessages } from "../../messages.ts";
import { CardSkeleton } from "./CardSkeleton.tsx";
import type { ChosenPosts } from "./choose-posts.ts";

const SKELETONS = 6;

interface ArticleGridProps {
  chosen: ChosenPosts;
  /** True if there is no list and loading it has failed. */
  failed: boolean;
  retry: () => void;
}

/** The articles as cards, or a message: loading, failed, no match. */
export function ArticleGrid({ chosen, failed, retry }: ArticleGridProps) {
  const { grid, count } = chosen;
  if (failed) {
    return (
      <div className="blog-notice" role="alert">
        <p>{blogMessages.failed}</p>
        <Button variant="outline" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!grid) {
    return (
      <>
        <output className="sr-only">Loading articles</output>
        <div className="post-grid">
          {Array.from({ length: SKELETONS }, (_, place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
      </>
    );
  }
  if (count === 0) {
    return (
      <div className="blog-notice">
        <p>{blogMessages.empty}</p>
        <Button as={SiteLink} variant="outline" href="/blog">
          Show all articles
        </Button>
      </div>
    );
  }
  return (
    <div className="post-grid">
      {grid.map((post) => (
        <PostCard key={post.slug} post={post} />
      ))}
    </div>
  );
}
