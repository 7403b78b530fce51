import { Fragment } from "react";
import type { PostSummary } from "#contract";
import { AuthorLink } from "./AuthorLink.tsx";
import { CalendarDate } from "./CalendarDate.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { VisuallyHidden } from "./ui/VisuallyHidden.tsx";
import { listMessages } from "../messages.ts";

/** A card names only the first categories, so that lists stay small however many categories a post has. */
const MAX_CATEGORIES = 4;

/** Author, date and main categories of a post, with links to the other posts of each. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <div className="post-meta">
      <p>
        <span className="post-meta-author">
          <AuthorLink post={post} />
        </span>
        <CalendarDate date={post.publishedDate} />
      </p>
      {post.categories.length > 0 && (
        <p>
          {post.categories
            .slice(0, MAX_CATEGORIES)
            .map(({ slug, name }, index) => (
              <Fragment key={slug}>
                {index > 0 && ", "}
                <SiteLink href={`/blog/category/${slug}`}>
                  {name}
                  <VisuallyHidden>{` ${listMessages.articles}`}</VisuallyHidden>
                </SiteLink>
              </Fragment>
            ))}
        </p>
      )}
    </div>
  );
}
