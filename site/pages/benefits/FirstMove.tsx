import { SiteLink } from "../../components/SiteLink.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import type { Team } from "./teams.ts";

/** What a team can do this week, and where to read how. */
export function FirstMove({
  firstMove,
  link,
}: Pick<Team, "firstMove" | "link">) {
  return (
    <div className="first-move">
      <p>
        <Icon name="arrow-right" size="sm" /> {firstMove}
      </p>
      <p>
        <SiteLink className="text-link" href={link.href}>
          {link.label}
        </SiteLink>
      </p>
    </div>
  );
}
