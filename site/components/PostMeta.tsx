import { Fragment } from "react";
import type { PostSummary } from "#contract";
import { AuthorLink } from "./AuthorLink.tsx";
import { CalendarDate } from "./CalendarDate.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { cn } from "./ui/cn.ts";
import { VisuallyHidden } from "./ui/VisuallyHidden.tsx";
import { listMessages } from "../messages/lists.ts";

/** A card names only the first categories, so that lists stay small however many categories a post has. */
const MAX_CATEGORIES = 4;

/** Links are above the one that covers the card. */
const above =
  "relative z-1 inline-block underline-offset-4 hover:text-link hover:underline";

/** Author, date and main categories of a post, with links to the other posts of each. */
export function PostMeta({
  post,
  className,
}: {
  post: PostSummary;
  className?: string;
}) {
  return (
    <div className={cn("text-note leading-6 text-muted", className)}>
      <p className="flex flex-wrap gap-x-2">
        <span className="font-medium text-ink">
          <AuthorLink post={post} className={above} />
        </span>
        <span aria-hidden="true" className="text-faint">
          &middot;
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
                <SiteLink href={`/blog/category/${slug}`} className={above}>
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
