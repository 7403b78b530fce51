import { Badge } from "../../components/ui/Badge.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { announcementMessages } from "../../messages.ts";
import type { PlanFeature } from "./to-plan-card.ts";

/** A feature of a plan, with a tag if it is not available yet. */
export function FeatureLine({ feature }: { feature: PlanFeature }) {
  return (
    <li>
      <Icon name="check" size="sm" />
      <span>
        {feature.text}{" "}
        {feature.soon && <Badge>{announcementMessages.soon}</Badge>}
      </span>
    </li>
  );
}
