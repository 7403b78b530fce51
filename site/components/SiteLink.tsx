import type { AnchorHTMLAttributes } from "react";
import { Link, NavLink, useInRouterContext } from "react-router-dom";
import type { Href } from "../route-table.ts";
import { viewTransition } from "../routing/view-transition.ts";
import { VisuallyHidden } from "./ui/VisuallyHidden.tsx";
import { shellMessages } from "../messages/shell.ts";

type SiteLinkProps<Written extends string> = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "style"
> & {
  href: Href<Written>;
  /** Has `aria-current` on the page that it leads to. */
  marksCurrent?: boolean;
};

/** A link. One to another host opens a new tab and says so; all others are followed without a new document. */
export function SiteLink<Written extends string>({
  href,
  marksCurrent = false,
  children,
  ...rest
}: SiteLinkProps<Written>) {
  const isRouted = useInRouterContext();
  if (href.startsWith("https:"))
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <VisuallyHidden> {shellMessages.newTab}</VisuallyHidden>
      </a>
    );
  // Pictures are rendered on their own, without a router.
  if (!isRouted || !href.startsWith("/"))
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  const link = { ...rest, to: href, discover: "none", viewTransition } as const;
  return marksCurrent ? (
    <NavLink {...link} className={rest.className ?? ""} end>
      {children}
    </NavLink>
  ) : (
    <Link {...link}>{children}</Link>
  );
}
