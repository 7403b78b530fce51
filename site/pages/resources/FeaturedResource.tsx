import { Badge } from "../../components/ui/Badge.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { resourceMessages } from "../../messages.ts";
import type { ResourceCard } from "./resource-card.ts";
import { ResourceLink } from "./ResourceLink.tsx";
import { ResourceMeta } from "./ResourceMeta.tsx";

/** The featured resource, large, above the cards. */
export function FeaturedResource({ resource }: { resource: ResourceCard }) {
  const { title, description, typeLabel, imageUrl } = resource;
  return (
    <Card as="article" padding="none" interactive className="resource-featured">
      <div className="resource-featured-text">
        <p className="resource-featured-labels">
          <span className="eyebrow">{resourceMessages.featured}</span>
          <Badge>{typeLabel}</Badge>
        </p>
        <h2>{title}</h2>
        <p className="lead">{description}</p>
        <ResourceMeta resource={resource} />
        <ResourceLink
          resource={resource}
          label={resourceMessages.readFeatured}
        />
      </div>
      {imageUrl !== null && (
        <img
          src={imageUrl}
          alt=""
          width={1200}
          height={630}
          decoding="async"
          fetchPriority="high"
        />
      )}
    </Card>
  );
}
