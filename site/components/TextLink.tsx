import { SiteLink } from "./SiteLink.tsx";

interface TextLinkProps {
  /** A link of the words of a page. */
  link: { label: string; href: string };
  className?: string;
}

/** A link among words, or below them. */
export function TextLink({ link, className = "" }: TextLinkProps) {
  return (
    <SiteLink className={`text-link ${className}`.trimEnd()} href={link.href}>
      {link.label}
    </SiteLink>
  );
}
