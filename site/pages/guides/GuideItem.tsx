import { cn } from "../../components/ui/cn.ts";
import { DotTile } from "../../components/DotTile.tsx";
import { Level } from "../../components/Level.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Card, cardLink } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import { guideMessages, readingMessages } from "../../messages.ts";
import type { GuideCard } from "./data.ts";

interface GuideItemProps {
  guide: GuideCard;
  /** `surface` for the featured ones. */
  variant: "surface" | "quiet";
  /** The steps of the guide, shown if there is room. */
  steps?: readonly string[];
}

/** A guide in the list. The whole card is a link. */
export function GuideItem({ guide, variant, steps = [] }: GuideItemProps) {
  const { title, description, icon, path, category, readTimeMinutes } = guide;
  return (
    <Card as="article" variant={variant} interactive className="guide-item">
      <DotTile icon={icon} />
      <div className="guide-item-text">
        <h3>{title}</h3>
        <p className="guide-item-description">{description}</p>
        {steps.length > 0 && (
          <ol className="guide-item-steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <div className="guide-item-foot">
          <Level level={category} />
          <span>{readingMessages.minutes(readTimeMinutes)}</span>
          <SiteLink href={path} className={cn(cardLink, "guide-item-link")}>
            <span>
              {guideMessages.read}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
            <Icon name="arrow-right" size="sm" />
          </SiteLink>
        </div>
      </div>
    </Card>
  );
}
