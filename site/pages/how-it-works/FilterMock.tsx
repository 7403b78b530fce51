import { MockWindow } from "../../components/MockWindow.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { leads, leadLists } from "../../mock/story.ts";

const [list] = leadLists;
const rules = ["Commented", "Last 7 days", "Sales and RevOps titles"];

/** Which of six people match a rule. */
export function FilterMock() {
  if (!list) return null;
  return (
    <MockWindow
      title={list.title}
      aside={`${list.count} leads`}
      className="filter"
    >
      <ul className="filter-rules" aria-label="Rules">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <ul className="filter-people">
        {leads.map((lead) => {
          const kept = list.members.includes(lead.id);
          return (
            <li key={lead.id} data-kept={kept}>
              <Icon name={kept ? "check" : "minus"} size="sm" />
              <Portrait name={lead.name} size="sm" />
              <span className="filter-name">{lead.name}</span>{" "}
              <span>{lead.title}</span>{" "}
              {kept ? (
                <PriorityBadge priority={lead.priority} />
              ) : (
                <span className="filter-out">{lead.engagement}, not kept</span>
              )}
            </li>
          );
        })}
      </ul>
    </MockWindow>
  );
}
