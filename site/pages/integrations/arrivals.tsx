import type { ReactNode } from "react";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { mondayDraft, protagonist } from "../../mock/monday.ts";
import type { Lead } from "../../mock/story.ts";
import { formatTimeAgo, influencerNamed, verbOf } from "../../mock/totals.ts";

function CrmRecord({ lead }: { lead: Lead }) {
  const fields = [
    ["Name", lead.name],
    ["Job title", lead.title],
    ["Account", lead.company],
    ["Engagement", lead.engagement],
    ["Source", lead.source],
    ["Post", influencerNamed(lead.source).post],
  ] as const;
  return (
    <dl className="arrival arrival-record">
      {fields.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Priority</dt>
        <dd>
          <PriorityBadge priority={lead.priority} />
        </dd>
      </div>
    </dl>
  );
}

function Timeline({ lead }: { lead: Lead }) {
  return (
    <div className="arrival arrival-timeline">
      <p>{lead.company}</p>
      <p>
        <span>{formatTimeAgo(lead)}</span> {lead.name} {""}
        {verbOf(lead).toLowerCase()} {lead.source}&apos;s post
      </p>
    </div>
  );
}

function Workflow({ lead }: { lead: Lead }) {
  return (
    <ol className="arrival arrival-workflow">
      <li>New lead in list</li>
      <li>If {lead.priority}</li>
      <li>Create a task</li>
    </ol>
  );
}

function ChatMessage({ lead }: { lead: Lead }) {
  return (
    <div className="arrival arrival-chat">
      <Icon name="bell" size="sm" />
      <p>
        <strong>
          {lead.priority}: {lead.name}
        </strong>{" "}
        {lead.title}, {lead.company}. {lead.engagement} {formatTimeAgo(lead)}.
      </p>
    </div>
  );
}

function Enrichment({ lead }: { lead: Lead }) {
  return (
    <ul className="arrival arrival-added">
      <li>{lead.company}</li>
      <li>Company size</li>
      <li>Industry</li>
      <li>Contact details</li>
    </ul>
  );
}

function FirstLine() {
  return (
    <p className="arrival arrival-mail">
      {mondayDraft.greeting} {mondayDraft.paragraphs[0]}
    </p>
  );
}

function CsvRow({ lead }: { lead: Lead }) {
  const cells = [
    lead.id,
    lead.name,
    lead.title,
    lead.company,
    lead.engagement,
    lead.source,
    influencerNamed(lead.source).post,
    lead.at,
    lead.priority,
  ];
  return <p className="arrival arrival-csv">{cells.join(",")}</p>;
}

const { lead } = protagonist;

/** How the sample lead looks in each tool, by the integration's id. */
export const arrivals: Readonly<Record<string, ReactNode>> = lead
  ? {
      "crm-sync": <CrmRecord lead={lead} />,
      "crm-enrichment": <Timeline lead={lead} />,
      "automation-connector": <Workflow lead={lead} />,
      "team-chat": <ChatMessage lead={lead} />,
      "data-enrichment": <Enrichment lead={lead} />,
      "outreach-tool": <FirstLine />,
      "csv-export": <CsvRow lead={lead} />,
    }
  : {};
