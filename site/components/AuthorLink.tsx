import { Fragment } from "react";
import type { PostSummary } from "#contract";
import { SiteLink } from "./SiteLink.tsx";

interface AuthorLinkProps {
  post: PostSummary;
  /** Of each link. */
  className?: string;
}

/** The names of a post's authors as links to their pages, where the pages are known. */
export function AuthorLink({ post, className }: AuthorLinkProps) {
  const { authorName: name, authorSlug: slug } = post;
  const { authors = [{ name, slug }] } = post;
  return authors.map(({ name, slug }, index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      {slug === undefined ? (
        name
      ) : (
        <SiteLink href={`/blog/author/${slug}`} className={className}>
          {name}
        </SiteLink>
      )}
    </Fragment>
  ));
}
