import { LeadLine } from "../../components/LeadLine.tsx";
import { MockWindow } from "../../components/MockWindow.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import type { IconName } from "../../components/ui/icon-names.ts";
import { influencers, leadLists } from "../../mock/story.ts";
import { membersOf } from "../../mock/totals.ts";

const [list] = leadLists;

const rule = [
  ["Source", influencers.map(({ name }) => name).join(", ")],
  ["Engagement", "Commented"],
  ["Freshness", "Last 7 days"],
  ["Order", "Priority, then newest"],
  ["Rebuilt", "Every Monday"],
] as const;

const ways: readonly { icon: IconName; to: string; what: string }[] = [
  { icon: "database", to: "CRM", what: "A record with the reason" },
  { icon: "send", to: "Outreach tool", what: "A place in a sequence" },
  { icon: "bell", to: "Team chat", what: "An alert for High Priority" },
  { icon: "mail", to: "Email", what: "The list, when it's ready" },
  { icon: "file", to: "CSV", what: "A file for everything else" },
];

/** How a lead list works: its rule, its people, where they are sent. */
export function LeadListMock() {
  if (!list) return null;
  const members = membersOf(list);
  return (
    <figure>
      <div className="features-flow">
        <dl className="features-rule">
          {rule.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <MockWindow
          title={list.title}
          aside={`${list.count} leads`}
          className="features-list"
        >
          <ol>
            {members.map((lead) => (
              <li key={lead.id}>
                <LeadLine lead={lead} reason />
              </li>
            ))}
          </ol>
          <p className="features-more">
            and {list.count - members.length} more
          </p>
        </MockWindow>
        <ul className="features-ways">
          {ways.map(({ icon, to, what }) => (
            <li key={to}>
              <Icon name={icon} />
              <p>
                <span>{to}</span> <span>{what}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mock-caption">
        The rule, the first of its {list.count} leads, and where they can go.
      </figcaption>
    </figure>
  );
}
