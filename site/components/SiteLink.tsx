import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { loadPage } from "../navigation/load-page.ts";
import { scrollToTop } from "../navigation/scroll-position.ts";
import { isPlainClick } from "./is-plain-click.ts";
import { VisuallyHidden } from "./ui/VisuallyHidden.tsx";

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link. To a page of ours it is followed in place and scrolls to the top at once, also on the same page; to another
 * host it opens a new tab and says so; fragments and mail addresses are plain links.
 */
export function SiteLink(props: SiteLinkProps) {
  const { href } = props;
  if (href.startsWith("/") && !href.startsWith("//"))
    return <PageLink {...props} />;
  if (!href.startsWith("https:")) return <a {...props} />;
  const { children, ...rest } = props;
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

/** Starts loading a page while the pointer or the focus is on its link; a failure shows when the link is followed. */
function prefetch(href: string): void {
  loadPage(href).catch(() => undefined);
}

function PageLink({ onClick, ...rest }: SiteLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!rest.href.includes("#")) scrollToTop();
    void navigate(rest.href);
  };
  const load = () => prefetch(rest.href);
  return <a {...rest} onClick={follow} onPointerEnter={load} onFocus={load} />;
}
