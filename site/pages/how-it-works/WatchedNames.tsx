import { Portrait } from "../../components/Portrait.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { howItWorksMessages } from "../../messages/home.ts";
import { mondayPost } from "../../mock/monday.ts";
import { allCompetitors, allInfluencers } from "../../mock/story.ts";

/** Who is watched: influencers in blue, competitors in orchid. The author of the post stands out. */
export function WatchedNames() {
  return (
    <div className="grid @md:grid-cols-2">
      <div className="p-4">
        <p className="mb-3 text-xs text-faint">
          {howItWorksMessages.influencers}
        </p>
        <ul className="grid gap-1">
          {allInfluencers.map(({ name, role }) => (
            <li
              key={name}
              className={cn(
                "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-md px-2.5 py-2 text-note leading-snug text-muted",
                name === mondayPost.influencer.name &&
                  "bg-signal-soft ring-1 ring-signal-line",
              )}
            >
              <Portrait name={name} />
              <span>
                <span className="block text-sm font-medium text-ink">
                  {name}
                </span>{" "}
                {role}
              </span>
              <Icon name="check" size="sm" className="text-signal" />
            </li>
          ))}
        </ul>
      </div>
      <div className="border-line p-4 @max-md:border-t @md:border-l">
        <p className="mb-3 text-xs text-faint">
          {howItWorksMessages.competitors}
        </p>
        <ul className="grid gap-1">
          {allCompetitors.map(({ name }) => (
            <li
              key={name}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-2.5 py-2 text-sm font-medium"
            >
              <span
                className="grid size-9 place-items-center rounded-md border border-rival-line bg-rival-soft text-rival"
                aria-hidden="true"
              >
                {name.charAt(0)}
              </span>
              {name}
              <Icon name="check" size="sm" className="text-rival" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
