import { Badge } from "../../components/ui/Badge.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { resourceMessages } from "../../messages.ts";
import type { ResourceCard } from "./resource-card.ts";
import { ResourceLink } from "./ResourceLink.tsx";
import { ResourceMeta } from "./ResourceMeta.tsx";

/** A resource in the list. The whole row is a link. */
export function ResourceItem({ resource }: { resource: ResourceCard }) {
  const { title, description, icon, typeLabel, imageUrl } = resource;
  return (
    <Card as="article" variant="quiet" interactive className="resource-item">
      {imageUrl === null ? (
        <span className="dot-tile resource-thumb">
          <Icon name={icon} size="lg" />
        </span>
      ) : (
        <img
          className="resource-thumb"
          src={imageUrl}
          alt=""
          width={1200}
          height={630}
          loading="lazy"
        />
      )}
      <Badge>{typeLabel}</Badge>
      <h3>{title}</h3>
      <p className="resource-description">{description}</p>
      <div className="resource-foot">
        <ResourceMeta resource={resource} />
        <ResourceLink resource={resource} label={resourceMessages.read} />
      </div>
    </Card>
  );
}
