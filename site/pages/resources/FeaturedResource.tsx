import { SiteLink } from "../../components/SiteLink.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import { resourceMessages } from "../../messages.ts";
import type { ResourceCard } from "./resource-card.ts";
import { ResourceMeta } from "./ResourceMeta.tsx";
import { typeIcons } from "./type-icons.ts";

/** The featured resource, large, above the cards. */
export function FeaturedResource({ resource }: { resource: ResourceCard }) {
  const { title, description, type, typeLabel, href, isExternal, imageUrl } =
    resource;
  return (
    <Card as="article" padding="none" interactive className="resource-featured">
      <div className="resource-featured-text">
        <p className="resource-featured-labels">
          <span className="eyebrow">Featured</span>
          <Badge>
            <Icon name={typeIcons[type]} size="sm" />
            {typeLabel}
          </Badge>
        </p>
        <h2>{title}</h2>
        <p className="lead">{description}</p>
        <ResourceMeta resource={resource} />
        <SiteLink href={href} className="card-link resource-link">
          <span>
            {isExternal ? resourceMessages.view : resourceMessages.readFeatured}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
          <Icon
            name={isExternal ? "arrow-up-right" : "arrow-right"}
            size="sm"
          />
        </SiteLink>
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
