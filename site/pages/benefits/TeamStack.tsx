import { Glow } from "../../components/scenes/Glow.tsx";
import { Picture } from "../../components/Picture.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { cn } from "../../components/ui/cn.ts";
import { partMessages } from "../../messages/pages.ts";
import type { IconName } from "../../components/ui/icon-names.ts";
import type { Team } from "./data.ts";

/** How far each sheet is from the edges: the last one is the nearest. */
const depths = [
  "px-6",
  "px-5",
  "px-5",
  "px-4",
  "px-3",
  "px-2.5",
  "px-2",
  "px-1.5",
  "px-1",
];

/** One comment, and behind it a sheet for each team: what they make of it. Each links to the team's section. */
export function TeamStack({ teams }: { teams: readonly Team[] }) {
  return (
    <div className="relative mx-auto w-full max-w-140">
      <Glow className="text-amber" />
      <nav aria-label={partMessages.teams} className="relative">
        <ul>
          {teams.map((team, index) => (
            <li
              key={team.id}
              className={cn("relative -mb-3", depths[index % depths.length])}
            >
              <TeamTab {...team} />
            </li>
          ))}
        </ul>
      </nav>
      <Picture name="comment" />
    </div>
  );
}

function TeamTab({ id, title }: Pick<Team, "id" | "title">) {
  const artefact = artefacts[id];
  return (
    <a
      href={`#${id}`}
      className="group flex min-h-14 lg:min-h-13 pointer-coarse:min-h-14 items-center gap-3 rounded-t-md border border-line-strong bg-surface px-4 pb-3 text-sm text-ink no-underline shadow-frame transition-transform duration-180 hover:-translate-y-1 hover:bg-raised focus-visible:-outline-offset-2"
    >
      {artefact && (
        <Icon
          name={artefact.icon}
          size="sm"
          className="text-faint group-hover:text-link"
        />
      )}
      <span className="font-medium">{title}</span>
      {artefact && (
        <span className="ml-auto text-right text-note text-muted">
          {artefact.name}
        </span>
      )}
    </a>
  );
}

/** What each team makes of a signal, by the team's id. A team with another id has none. */
const artefacts: Readonly<Record<string, { name: string; icon: IconName }>> = {
  sales: { name: "A first message", icon: "send" },
  marketing: { name: "A content brief", icon: "file" },
  executives: { name: "A board slide", icon: "monitor" },
  saas: { name: "A deal card", icon: "briefcase" },
  product: { name: "A wall of quotes", icon: "comment" },
  startups: { name: "A first list of ten", icon: "list" },
  growth: { name: "An A/B result", icon: "chart" },
  agencies: { name: "A client report", icon: "book" },
  enterprises: { name: "An access table", icon: "key" },
};
