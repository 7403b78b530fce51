import type { AnchorHTMLAttributes } from "react";

type ArticleLinkProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "href"
> & { slug: string };

/**
 * A link to a post, which `followArticles` loads as a new document. The link's own address has no `_`, for crawlers,
 * new tabs and copying.
 */
export function ArticleLink({ slug, ...rest }: ArticleLinkProps) {
  return (
    <a {...rest} href={`/blog/${slug}`} data-article="">
      {rest.children}
    </a>
  );
}
