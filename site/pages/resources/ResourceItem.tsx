import { DotTile } from "../../components/DotTile.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import { resourceMessages } from "../../messages.ts";
import type { ResourceCard } from "./resource-card.ts";
import { ResourceMeta } from "./ResourceMeta.tsx";
import { typeIcons } from "./type-icons.ts";

/** A resource in the list. The whole row is a link. */
export function ResourceItem({ resource }: { resource: ResourceCard }) {
  const { title, description, type, typeLabel, href, isExternal } = resource;
  return (
    <Card as="article" variant="quiet" interactive className="resource-item">
      {resource.imageUrl === null ? (
        <DotTile icon={typeIcons[type]} className="resource-thumb" />
      ) : (
        <img
          className="resource-thumb"
          src={resource.imageUrl}
          alt=""
          width={1200}
          height={630}
          decoding="async"
          loading="lazy"
        />
      )}
      <Badge>{typeLabel}</Badge>
      <h3>{title}</h3>
      <p className="resource-description">{description}</p>
      <div className="resource-foot">
        <ResourceMeta resource={resource} />
        <SiteLink href={href} className="card-link resource-link">
          <span>
            {isExternal ? resourceMessages.view : resourceMessages.read}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
          <Icon
            name={isExternal ? "arrow-up-right" : "arrow-right"}
            size="sm"
          />
        </SiteLink>
      </div>
    </Card>
  );
}
