import { SiteLink } from "../../components/SiteLink.tsx";
import type { Team } from "./teams.ts";

/** What a team can do next Monday, and where to read how. */
export function Monday({ monday, link }: Pick<Team, "monday" | "link">) {
  return (
    <div className="monday">
      <p>
        <span className="monday-label">On Monday</span> {monday}
      </p>
      <p>
        <SiteLink className="text-link" href={link.href}>
          {link.label}
        </SiteLink>
      </p>
    </div>
  );
}
