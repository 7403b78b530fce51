import { cn } from "../../components/ui/cn.ts";
import { cardLink } from "../../components/ui/Card.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import { resourceMessages } from "../../messages/resources.ts";
import type { ResourceCard } from "./data.ts";

interface ResourceLinkProps {
  resource: ResourceCard;
  /** What the link says if the resource is a page of this site. */
  label: string;
  className?: string;
}

/** The link of a resource: it covers the whole card. */
export function ResourceLink({
  resource,
  label,
  className,
}: ResourceLinkProps) {
  const { title, href, isExternal } = resource;
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
        {isExternal ? resourceMessages.view : label}
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
