import type { AnchorHTMLAttributes } from "react";
import { loadPage } from "../navigation/load-page.ts";
import { scrollToTop } from "../navigation/scroll-position.ts";
import { VisuallyHidden } from "./ui/VisuallyHidden.tsx";
import { useFollow } from "./useFollow.ts";

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link. To a page of ours it is followed in place and scrolls to the top at once, also on the same page; to another
 * host it opens a new tab and says so; fragments and mail addresses are plain links.
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

/** Starts loading a page while the pointer or the focus is on its link; a failure shows when the link is followed. */
function prefetch(href: string): void {
  loadPage(href).catch(() => undefined);
}

function PageLink({ href, onClick, children, ...rest }: SiteLinkProps) {
  const follow = useFollow(href, href.includes("#") ? undefined : scrollToTop);
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
