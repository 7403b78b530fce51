import type { AnchorHTMLAttributes } from "react";
import { followArticle } from "./follow-article.ts";

type ArticleLinkProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "href"
> & { slug: string };

/** A link to a post. The link's own address has no `_`, for crawlers, new tabs and copying. */
export function ArticleLink({ slug, ...rest }: ArticleLinkProps) {
  const href = `/blog/${slug}`;
  return (
    <a
      {...rest}
      href={href}
      data-article=""
      onClick={(event) => followArticle(event, href)}
    >
      {rest.children}
    </a>
  );
}
