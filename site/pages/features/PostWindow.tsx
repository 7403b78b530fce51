import { MockWindow } from "../../components/MockWindow.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { leads, type Influencer } from "../../mock/story.ts";
import { formatTimeAgo } from "../../mock/totals.ts";

/** A watched post and the people who have reacted to it. */
export function PostWindow({ influencer }: { influencer: Influencer }) {
  const { name, role, post, newEngagements } = influencer;
  const reacted = leads.filter(({ source }) => source === name);
  return (
    <li>
      <MockWindow title={name} aside={`${newEngagements} new`}>
        <div className="features-post">
          <p className="features-post-role">{role}</p>
          <p className="features-post-title">{post}</p>
        </div>
        <ul className="features-thread">
          {reacted.map((lead) => (
            <li key={lead.id} data-kind={lead.engagement}>
              <Icon
                name={lead.engagement === "Commented" ? "comment" : "like"}
                size="sm"
              />
              <p>
                <span className="features-thread-name">{lead.name}</span>{" "}
                <span>
                  {lead.title}, {lead.company}
                </span>{" "}
                <span>
                  {lead.engagement} {formatTimeAgo(lead)}
                </span>
              </p>
              <PriorityBadge priority={lead.priority} />
            </li>
          ))}
        </ul>
        <p className="features-more">
          and {newEngagements - reacted.length} more
        </p>
      </MockWindow>
    </li>
  );
}
