import { SiteLink } from "./SiteLink.tsx";
import { cardLink } from "./ui/Card.tsx";
import { cn } from "./ui/cn.ts";
import { Icon } from "./ui/Icon.tsx";
import { VisuallyHidden } from "./ui/VisuallyHidden.tsx";

interface CardActionProps {
  href: string;
  label: string;
  /** Of the card, for screen readers. */
  title: string;
  isExternal?: boolean;
  className?: string;
}

/** The link of a card, which covers all of it. */
export function CardAction({
  href,
  label,
  title,
  isExternal = false,
  className,
}: CardActionProps) {
  return (
    <SiteLink
      href={href}
      className={cn(
        cardLink,
        "inline-flex min-h-6 items-center gap-2 text-md font-medium text-link",
        className,
      )}
    >
      <span>
        {label}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </span>
      <Icon
        name={isExternal ? "arrow-up-right" : "arrow-right"}
        size="sm"
        className={cn(
          "transition-transform duration-180 ease-out group-hover/card:translate-x-1",
          isExternal && "group-hover/card:-translate-y-1",
        )}
      />
    </SiteLink>
  );
}
