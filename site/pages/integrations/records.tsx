import type { ReactNode } from "react";
import { Portrait } from "../../components/Portrait.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import type { IconName } from "../../components/ui/icon-names.ts";
import { protagonist } from "../../mock/monday.ts";
import { leadLists, type Lead } from "../../mock/story.ts";
import {
  exportedLeads,
  formatMoment,
  influencerNamed,
} from "../../mock/totals.ts";

const { lead } = protagonist;
const { post } = influencerNamed(lead.source);

interface FrameProps {
  icon: IconName;
  title: string;
  aside?: ReactNode;
  className: string;
  children: ReactNode;
}

/** The window of another tool. */
function Frame({ icon, title, aside, className, children }: FrameProps) {
  return (
    <figure
      className={cn(
        "flex min-w-0 flex-col overflow-hidden rounded-lg border border-line-strong bg-surface shadow-frame",
        className,
      )}
    >
      <figcaption className="flex min-h-12 items-center gap-2.5 border-b border-line bg-raised px-5 text-note text-muted">
        <Icon name={icon} size="sm" />
        <span className="grow font-medium text-ink">{title}</span>
        {aside}
      </figcaption>
      {children}
    </figure>
  );
}

/** The lead as a contact in a CRM. */
export function CrmRecord() {
  const fields = [
    ["Account", lead.company],
    ["Engagement", lead.engagement],
    ["Source", lead.source],
    ["Post", post],
    ["Engaged at", formatMoment(lead)],
  ] as const;
  return (
    <Frame
      icon="database"
      title="CRM record"
      aside={lead.id}
      className="relative h-full"
    >
      <div className="flex items-center gap-4 px-5 py-5 sm:px-6">
        <Portrait name={lead.name} size="lg" />
        <p className="grid grow leading-snug text-muted">
          <span className="text-h4 font-semibold text-ink">{lead.name}</span>{" "}
          <span className="text-sm">{lead.title}</span>
        </p>
        <PriorityBadge priority={lead.priority} first />
      </div>
      <blockquote className="mx-5 border-l-2 border-amber pl-4 text-md leading-normal sm:mx-6">
        “{lead.said}”
      </blockquote>
      <dl className="mt-5 flex grow flex-col px-5 pb-2 text-md sm:px-6">
        {fields.map(([term, value]) => (
          <div
            key={term}
            className="grid grow grid-cols-[7rem_minmax(0,1fr)] content-center gap-3 border-t border-line py-3"
          >
            <dt className="text-sm text-muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}

/** The lead as an alert in a team chat. */
export function ChatMessage() {
  return (
    <Frame icon="message" title="Team chat" className="lg:col-span-7">
      <div className="grid grow grid-cols-[auto_minmax(0,1fr)] content-center gap-x-4 p-5 sm:p-6">
        <span className="grid size-9 place-items-center rounded-sm bg-primary text-on-primary">
          <Icon name="bell" size="sm" />
        </span>
        <div className="text-md leading-normal">
          <p className="text-note text-muted">
            <span className="font-semibold text-ink">Lead alert</span>{" "}
            {formatMoment(lead)}
          </p>
          <p className="mt-0.5">
            <strong>
              {lead.priority}: {lead.name}
            </strong>
            , {lead.title}, {lead.company}
          </p>
          <p className="text-muted">
            Commented on {lead.source}’s post “{post}”. From the list:{" "}
            {leadLists[0]?.title}
          </p>
          <p className="mt-3 inline-flex min-h-8 items-center gap-2 rounded-full border border-line-strong bg-raised px-3 text-note">
            <Icon name="check" size="sm" className="text-success" /> I have this
            one
          </p>
        </div>
      </div>
    </Frame>
  );
}

const columns = [
  "id",
  "name",
  "title",
  "company",
  "engagement",
  "source",
  "post",
  "engaged_at",
  "priority",
] as const;

type Row = Omit<Lead, "role">;

const cellOf = (row: Row, column: (typeof columns)[number]) => {
  if (column === "post") return influencerNamed(row.source).post;
  return column === "engaged_at" ? row.at : row[column];
};

const place = exportedLeads.findIndex(({ id }) => id === lead.id);
const rows = exportedLeads.slice(Math.max(0, place - 5), place + 2);

/** The lead as a row of an export. The line is longer than the window, as it would be. */
export function CsvFile() {
  return (
    <Frame
      icon="table"
      title="CSV file"
      aside="influencer-engagement.csv"
      className="lg:col-span-7"
    >
      <div className="grow overflow-hidden [mask-image:linear-gradient(to_right,black_70%,transparent)]">
        <table className="h-full border-collapse text-left font-mono text-note whitespace-nowrap">
          <thead className="text-faint">
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="border-r border-b border-line px-4 py-2 font-normal"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.id}
                className={cn(
                  "text-muted",
                  row.id === lead.id && "bg-priority-soft text-ink",
                )}
              >
                {columns.map((column) => (
                  <td
                    key={column}
                    className="border-r border-b border-line px-4 py-2"
                  >
                    {cellOf(row, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Frame>
  );
}

/** The lead as the body of a webhook. */
export function WebhookEvent() {
  return (
    <Frame
      icon="code"
      title="Webhook"
      aside={<span className="font-mono">POST</span>}
      className="lg:col-span-5"
    >
      <pre className="grow bg-code px-5 py-4 text-xs leading-relaxed whitespace-pre-wrap sm:text-note">
        <code>
          {"{ "}
          <Field name="type" value="lead.created" />
          {',\n  "data": {'}
          {columns.map((column, index) => (
            <span key={column} className="block pl-[6ch] -indent-[2ch]">
              <Field name={column} value={cellOf(lead, column)} />
              {index < columns.length - 1 && ","}
            </span>
          ))}
          {"  }\n}"}
        </code>
      </pre>
    </Frame>
  );
}

function Field({ name, value }: { name: string; value: string }) {
  return (
    <>
      <span className="tok-name">{`"${name}"`}</span>:{" "}
      <span className="tok-string">{`"${value}"`}</span>
    </>
  );
}
