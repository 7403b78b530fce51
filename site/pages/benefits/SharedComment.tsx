import { Portrait } from "../../components/Portrait.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { protagonist } from "../../mock/monday.ts";
import { formatMoment, influencerNamed, verbOf } from "../../mock/totals.ts";

/** The comment of the person to call first. */
export function SharedComment() {
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
