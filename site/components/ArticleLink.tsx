import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { isPlainClick } from "./is-plain-click.ts";

type ArticleLinkProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "href"
> & { slug: string };

/**
 * A link to a post. It is followed by a full navigation with the time as `_`, which no cache can answer; the address
 * itself stays clean for crawlers, middle clicks and whoever copies it.
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
