import { use, type AnchorHTMLAttributes } from "react";
import { Prefetch } from "../navigation/prefetch.ts";
import { scrollToTop } from "../navigation/scroll-position.ts";
import { VisuallyHidden } from "./ui/VisuallyHidden.tsx";
import { useFollow } from "./useFollow.ts";

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link. A link to a page of this site is followed without a new document and scrolls to the top. A link to another
 * host opens a new tab and says so. Fragments and mail addresses are plain links.
 */
export function SiteLink(props: SiteLinkProps) {
  const { href, children, ...rest } = props;
  if (href.startsWith("/") && !href.startsWith("//"))
    return <PageLink {...props} />;
  if (!href.startsWith("https:"))
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

function PageLink({ href, onClick, children, ...rest }: SiteLinkProps) {
  const follow = useFollow(href, href.includes("#") ? undefined : scrollToTop);
  const prefetch = use(Prefetch);
  const load = () => prefetch(href);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        follow(event);
      }}
      onPointerEnter={load}
      onFocus={load}
    >
      {children}
    </a>
  );
}
