import { cn } from "./ui/cn.ts";
import { SiteLink } from "./SiteLink.tsx";

/** How a link in a paragraph looks. */
export const textLink =
  "text-link underline decoration-link/45 decoration-1 underline-offset-4 hover:text-link-hover hover:decoration-current";

interface TextLinkProps {
  /** A link of the words of a page. */
  link: { label: string; href: string };
  className?: string;
}

/** A link among words, or below them. */
export function TextLink({ link, className }: TextLinkProps) {
  return (
    <SiteLink className={cn(textLink, className)} href={link.href}>
      {link.label}
    </SiteLink>
  );
}
