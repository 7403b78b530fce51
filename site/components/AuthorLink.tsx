import type { PostSummary } from "#contract";
import { SiteLink } from "./SiteLink.tsx";

/** The author's name as a link to their page, where the page is known. */
export function AuthorLink({ post }: { post: PostSummary }) {
  const { authorName, authorSlug } = post;
  if (authorSlug === undefined) return authorName;
  return <SiteLink href={`/blog/author/${authorSlug}`}>{authorName}</SiteLink>;
}
