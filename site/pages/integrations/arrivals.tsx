import type { ReactNode } from "react";
import { Icon } from "../../components/ui/Icon.tsx";
import { protagonist } from "../../mock/monday.ts";
import { signalsOf } from "../../mock/score.ts";
import {
  exportedLeads,
  formatMoment,
  formatReason,
  influencerNamed,
} from "../../mock/totals.ts";

const { lead } = protagonist;

/** What the sample lead brings about in each tool, by the integration's id. */
export const arrivals: Readonly<Record<string, ReactNode>> = {
  "crm-sync": (
    <Pairs
      pairs={[
        ["title", <Target key="title">Job title</Target>],
        ["company", <Target key="company">Account</Target>],
        ["post", <Target key="post">Reason</Target>],
      ]}
    />
  ),
  "crm-enrichment": (
    <>
      <p className="font-semibold">{lead.company}</p>
      <ul className="grid gap-2 border-l-2 border-signal pl-3">
        {signalsOf(lead).map((signal) => (
          <li key={signal.at}>
            <span className="text-muted tabular-nums">
              {formatMoment(signal)}
            </span>{" "}
            <span className="block">{formatReason(signal)}</span>
          </li>
        ))}
      </ul>
    </>
  ),
  "automation-connector": [
    "New lead in list",
    `Only ${lead.priority}`,
    "Create a task",
  ].map((step, index) => (
    <p
      key={step}
      className="rounded-sm border border-line bg-surface px-2.5 py-1"
    >
      <span className="mr-2.5 font-mono text-faint">{index + 1}</span>
      {step}
    </p>
  )),
  "team-chat": (
    <>
      <p className="font-mono text-muted">{"#first-calls"}</p>
      <p>
        <strong>{lead.name}</strong>, {lead.company}
      </p>
      <Line icon="check">taken</Line>
    </>
  ),
  "data-enrichment": (
    <>
      <p className="font-semibold">{lead.company}</p>
      <Line icon="plus">Company size</Line>
      <Line icon="plus">Industry</Line>
      <Line icon="plus">Contact details</Line>
    </>
  ),
  "outreach-tool": (
    <Pairs
      pairs={[
        ["Post", influencerNamed(lead.source).post],
        ["Comment", `“${lead.said}”`],
      ]}
    />
  ),
  "csv-export": (
    <p className="flex items-center gap-3">
      <Icon name="file" size="lg" className="text-muted" />
      <span className="grid">
        <span className="font-mono">influencer-engagement.csv</span>{" "}
        <span className="text-muted tabular-nums">
          {exportedLeads.length} rows
        </span>
      </span>
    </p>
  ),
};

function Line({
  icon,
  children,
}: {
  icon: "check" | "plus";
  children: ReactNode;
}) {
  return (
    <p className="flex items-center gap-2">
      <Icon name={icon} size="sm" className="text-success" />
      {children}
    </p>
  );
}

/** The field of a CRM that a field of the export becomes. */
function Target({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <Icon name="arrow-right" size="sm" className="text-faint" />
      {children}
    </span>
  );
}

function Pairs({ pairs }: { pairs: readonly [string, ReactNode][] }) {
  return (
    <dl className="grid gap-1.5">
      {pairs.map(([term, value]) => (
        <div key={term} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-2">
          <dt className="text-muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
