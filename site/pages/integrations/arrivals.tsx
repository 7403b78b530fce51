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

/** Which field of the lead becomes which field of the CRM. */
function FieldMap() {
  const fields = [
    ["title", "Job title"],
    ["company", "Account"],
    ["post", "Reason"],
  ] as const;
  return (
    <dl className="grid gap-1.5">
      {fields.map(([from, to]) => (
        <div key={from} className="grid grid-cols-[4.5rem_auto_1fr] gap-2">
          <dt className="font-mono text-muted">{from}</dt>
          <Icon name="arrow-right" size="sm" className="mt-0.5 text-faint" />
          <dd>{to}</dd>
        </div>
      ))}
    </dl>
  );
}

function Timeline() {
  return (
    <div>
      <p className="font-semibold">{lead.company}</p>
      <ul className="mt-2 grid gap-2 border-l-2 border-signal pl-3">
        {signalsOf(lead).map((signal) => (
          <li key={signal.at}>
            <span className="text-muted tabular-nums">
              {formatMoment(signal)}
            </span>{" "}
            <span className="block">{formatReason(signal)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Workflow() {
  const steps = [
    "New lead in list",
    `Only ${lead.priority}`,
    "Create a task",
  ] as const;
  return (
    <ol className="grid gap-1.5">
      {steps.map((step, index) => (
        <li
          key={step}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)] rounded-sm border border-line bg-surface px-2.5 py-1"
        >
          <span className="font-mono text-faint">{index + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  );
}

function Channel() {
  return (
    <div className="grid gap-1.5">
      <p className="font-mono text-muted">{"#first-calls"}</p>
      <p>
        <strong>{lead.name}</strong>, {lead.company}
      </p>
      <p className="flex items-center gap-2 text-muted">
        <Icon name="check" size="sm" className="text-success" />
        taken
      </p>
    </div>
  );
}

function Enrichment() {
  return (
    <ul className="grid gap-1.5">
      <li className="font-semibold">{lead.company}</li>
      {["Company size", "Industry", "Contact details"].map((field) => (
        <li key={field} className="flex items-center gap-2">
          <Icon name="plus" size="sm" className="text-success" />
          {field}
        </li>
      ))}
    </ul>
  );
}

/** What lies beside the first line while somebody writes it. */
function AtHand() {
  const fields = [
    ["Post", influencerNamed(lead.source).post],
    ["Comment", `“${lead.said}”`],
  ] as const;
  return (
    <dl className="grid gap-2">
      {fields.map(([term, value]) => (
        <div key={term} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-2">
          <dt className="text-muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Download() {
  return (
    <p className="flex items-center gap-3">
      <Icon name="file" size="lg" className="text-muted" />
      <span className="grid">
        <span className="font-mono">influencer-engagement.csv</span>{" "}
        <span className="text-muted tabular-nums">
          {exportedLeads.length} rows
        </span>
      </span>
    </p>
  );
}

function Tile({ children }: { children: ReactNode }) {
  return (
    <div className="mt-5 grid content-center rounded-md border border-line bg-raised p-4 text-note leading-normal">
      {children}
    </div>
  );
}

/** What the sample lead brings about in each tool, by the integration's id. */
export const arrivals: Readonly<Record<string, ReactNode>> = {
  "crm-sync": (
    <Tile>
      <FieldMap />
    </Tile>
  ),
  "crm-enrichment": (
    <Tile>
      <Timeline />
    </Tile>
  ),
  "automation-connector": (
    <Tile>
      <Workflow />
    </Tile>
  ),
  "team-chat": (
    <Tile>
      <Channel />
    </Tile>
  ),
  "data-enrichment": (
    <Tile>
      <Enrichment />
    </Tile>
  ),
  "outreach-tool": (
    <Tile>
      <AtHand />
    </Tile>
  ),
  "csv-export": (
    <Tile>
      <Download />
    </Tile>
  ),
};
