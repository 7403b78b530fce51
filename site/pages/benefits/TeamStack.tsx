import { Glow } from "../../components/scenes/Glow.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { cn } from "../../components/ui/cn.ts";
import { partMessages } from "../../messages/pages.ts";
import { protagonist } from "../../mock/monday.ts";
import { formatMoment, influencerNamed, verbOf } from "../../mock/totals.ts";
import { artefacts } from "./artefacts/artefacts.ts";
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
      <SharedComment />
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

/** The comment of the person to call first. */
function SharedComment() {
  const { lead, signal, priority } = protagonist;
  return (
    <div
      className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-4 rounded-lg border border-line-strong bg-raised p-5 text-sm text-muted shadow-frame light:bg-surface"
      aria-hidden="true"
    >
      <Portrait name={lead.name} size="lg" />
      <div className="grid gap-2">
        <p>
          <strong className="text-ink">{lead.name}</strong> {lead.title},{" "}
          {lead.company}
        </p>
        <p className="text-lead leading-snug text-ink">{lead.said}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-faint">
          <PriorityBadge priority={priority} first />
          <span>
            {verbOf(signal)} “{influencerNamed(signal.source).post}”,{" "}
            {formatMoment(signal)}
          </span>
        </p>
      </div>
    </div>
  );
}
