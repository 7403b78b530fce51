import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { isPlainClick } from "./is-plain-click.ts";

type ArticleLinkProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "href"
> & { slug: string };

/**
 * A link to a post. A click loads a new document with the time as `_`, past all caches. The link's own address has no
 * `_`, for crawlers, new tabs and copying.
 */
export function ArticleLink({ slug, ...rest }: ArticleLinkProps) {
  const href = `/blog/${slug}`;
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    window.location.assign(`${href}?_=${Date.now()}`);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {rest.children}
    </a>
  );
}
