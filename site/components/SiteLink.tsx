import type { AnchorHTMLAttributes } from "react";
import { VisuallyHidden } from "./ui/VisuallyHidden.tsx";

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link. One to another host opens a new tab and says so. `followLinks` follows all others to pages of this site
 * without a new document.
 */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
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
