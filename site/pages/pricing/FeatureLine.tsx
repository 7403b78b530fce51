import { Badge } from "../../components/ui/Badge.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { announcementMessages } from "../../messages/pages.ts";
import type { PlanFeature } from "./to-plan-card.ts";

interface FeatureLineProps {
  feature: PlanFeature;
  className?: string;
}

/** A feature of a plan, with a tag if it is not available yet. */
export function FeatureLine({ feature, className }: FeatureLineProps) {
  return (
    <li className={cn("flex gap-2.5 leading-normal", className)}>
      <Icon name="check" size="sm" className="mt-1 text-signal" />
      <span className="min-w-0">
        {feature.text}{" "}
        {feature.soon && <Badge>{announcementMessages.soon}</Badge>}
      </span>
    </li>
  );
}
