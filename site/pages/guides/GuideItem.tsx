import { Level } from "../../components/Level.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import { guideMessages } from "../../messages.ts";
import type { GuideCard } from "./data.ts";

interface GuideItemProps {
  guide: GuideCard;
  /** `surface` for the featured ones. */
  variant: "surface" | "quiet";
}

/** A guide in the list: the whole card leads to it. */
export function GuideItem({ guide, variant }: GuideItemProps) {
  const { title, description, icon, path, category, readTimeMinutes } = guide;
  return (
    <Card as="article" variant={variant} interactive className="guide-item">
      <Icon name={icon} size="lg" className="guide-item-icon" />
      <div className="guide-item-text">
        <h3>{title}</h3>
        <p className="guide-item-description">{description}</p>
        <p className="guide-item-meta">
          <Level level={category} />
          <span>{readTimeMinutes} min read</span>
        </p>
        <SiteLink href={path} className="card-link guide-item-link">
          {guideMessages.read}
          <VisuallyHidden>: {title}</VisuallyHidden>
          <Icon name="arrow-right" size="sm" />
        </SiteLink>
      </div>
    </Card>
  );
}
