import { SiteLink } from "../../components/SiteLink.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import { resourceMessages } from "../../messages.ts";
import type { ResourceCard } from "./resource-card.ts";
import { ResourceMeta } from "./ResourceMeta.tsx";
import { typeIcons } from "./type-icons.ts";

/** A resource in the grid. The whole card is a link. */
export function ResourceItem({ resource }: { resource: ResourceCard }) {
  const { title, description, type, typeLabel, href, isExternal } = resource;
  return (
    <Card as="article" interactive className="resource-item">
      <Badge>
        <Icon name={typeIcons[type]} size="sm" />
        {typeLabel}
      </Badge>
      <h3>{title}</h3>
      <p className="resource-description">{description}</p>
      <ResourceMeta resource={resource} />
      <SiteLink href={href} className="card-link resource-link">
        <span>
          {isExternal ? resourceMessages.view : resourceMessages.read}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </span>
        <Icon name={isExternal ? "arrow-up-right" : "arrow-right"} size="sm" />
      </SiteLink>
    </Card>
  );
}
