import { SiteLink } from "./SiteLink.tsx";
import { cn } from "./ui/cn.ts";
import { Icon } from "./ui/Icon.tsx";

interface ForwardLinkProps {
  link: { label: string; href: string };
  className?: string;
}

/** A link on a line of its own that leads on to more. */
export function ForwardLink({ link, className }: ForwardLinkProps) {
  return (
    <SiteLink
      href={link.href}
      className={cn(
        "group/forward inline-flex min-h-11 items-center gap-2 text-md font-medium text-link underline-offset-4 hover:text-link-hover hover:underline",
        className,
      )}
    >
      {link.label}
      <Icon
        name="arrow-right"
        size="sm"
        className="transition-transform duration-180 group-hover/forward:translate-x-1"
      />
    </SiteLink>
  );
}
