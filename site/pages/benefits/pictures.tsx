import { Portrait } from "../../components/Portrait.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { mondayDraft, mondayRanking, protagonist } from "../../mock/monday.ts";
import { formatMoment, influencerNamed, verbOf } from "../../mock/totals.ts";
import { cn } from "../../components/ui/cn.ts";
import { seats } from "../../mock/teamwork.ts";
import { BoardSlide } from "./artefacts/BoardSlide.tsx";
import { ClientReport } from "./artefacts/ClientReport.tsx";
import { ContentBrief } from "./artefacts/ContentBrief.tsx";
import { DealCard } from "./artefacts/DealCard.tsx";
import { QuoteWall } from "./artefacts/QuoteWall.tsx";
import { TrialResult } from "./artefacts/TrialResult.tsx";
import { Sheet } from "./artefacts/Sheet.tsx";

/** The comment that all teams share, and what each makes of it, by the team's id. */
export default {
  comment: <SharedComment />,
  sales: <FirstMessage />,
  marketing: <ContentBrief />,
  executives: <BoardSlide />,
  saas: <DealCard />,
  product: <QuoteWall />,
  startups: <FirstTen />,
  growth: <TrialResult />,
  agencies: <ClientReport />,
  enterprises: <TeamAccess />,
};

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

const { name, title, company, said } = protagonist.lead;

/** Sales: the comment, and the message that answers it. */
function FirstMessage() {
  return (
    <Sheet title={name} aside={`${title}, ${company}`}>
      <div className="grid gap-3 p-4">
        <p className="flex items-end gap-2.5 pr-10">
          <Portrait name={name} size="sm" />
          <span className="rounded-lg rounded-bl-sm bg-fill px-3.5 py-2.5">
            {said}
          </span>
        </p>
        <div className="ml-10 grid gap-1.5 rounded-lg rounded-br-sm bg-primary px-3.5 py-2.5 text-on-primary shadow-lit">
          <p>{mondayDraft[0]}</p>
        </div>
        <p className="text-right text-xs text-faint">Draft</p>
      </div>
    </Sheet>
  );
}

const ten = mondayRanking.slice(0, 10);

/** Startups: the first ten people to talk to. */
function FirstTen() {
  return (
    <Sheet title="First list" aside={`${ten.length} people`}>
      <ol className="grid grid-flow-col grid-cols-2 grid-rows-[repeat(5,auto)] gap-x-4 px-4 py-2">
        {ten.map(({ lead }, index) => (
          <li
            key={lead.id}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-baseline py-1.5"
          >
            <span
              className={cn(
                "font-mono text-xs text-faint",
                index === 0 && "text-priority",
              )}
            >
              {index + 1}
            </span>
            <span>
              <span className="block font-medium">{lead.name}</span>
              <span className="block text-xs text-muted">{lead.title}</span>
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** Enterprises: who may change what, and who works which leads. */
function TeamAccess() {
  return (
    <Sheet title="Team" aside={`${seats.length} logins`}>
      <table className="w-full text-left">
        <thead className="text-xs text-faint *:*:pt-2.5 *:*:font-normal">
          <tr>
            <th className="pl-4">Login</th>
            <th className="px-3">Changes</th>
            <th className="pr-4">Leads</th>
          </tr>
        </thead>
        <tbody className="*:*:py-2">
          {seats.map(({ role, changes, leads }) => (
            <tr key={role} className="border-t border-line first:border-t-0">
              <td className="pl-4 font-medium">{role}</td>
              <td className="px-3 text-muted">{changes}</td>
              <td className="pr-4 text-muted">{leads}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
