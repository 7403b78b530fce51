import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { Link } from "react-router-dom";
import { loadPage } from "../navigation/load-page.ts";
import { scrollToTop } from "../navigation/scroll-position.ts";

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const isInternal = (href: string) =>
  href.startsWith("/") && !href.startsWith("//");

/** A plain left click, which a script may handle; any other belongs to the browser. */
function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

/** Starts loading a page while the pointer or the focus is on its link; a failure shows when the link is followed. */
function prefetch(href: string): void {
  loadPage(href).catch(() => undefined);
}

/**
 * A link. To a page of ours it is followed in place and scrolls to the top at once, also on the same page; to another
 * host it opens a new tab and says so; fragments and mail addresses are plain links.
 */
export function SiteLink({ href, onClick, children, ...rest }: SiteLinkProps) {
  if (isInternal(href)) {
    const followed = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented && isPlainClick(event) && !href.includes("#"))
        scrollToTop();
    };
    return (
      <Link
        {...rest}
        to={href}
        onClick={followed}
        onPointerEnter={() => prefetch(href)}
        onFocus={() => prefetch(href)}
      >
        {children}
      </Link>
    );
  }
  const newTab = href.startsWith("https:");
  return (
    <a
      {...rest}
      href={href}
      onClick={onClick}
      {...(newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}
    >
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
