import { MockWindow } from "../../components/MockWindow.tsx";
import { leads } from "../../mock/story.ts";
import { formatTimeAgo, totalEngagements, verbOf } from "../../mock/totals.ts";

/** The newest engagements on a timeline. */
export function StreamMock() {
  return (
    <MockWindow
      title="Engagement"
      aside={`${totalEngagements} new`}
      className="stream"
    >
      <ol>
        {leads.map((lead) => (
          <li key={lead.id}>
            <span className="stream-time">{formatTimeAgo(lead)}</span>{" "}
            <span className="stream-name">{lead.name}</span>{" "}
            <span>
              {verbOf(lead).toLowerCase()} {lead.source}&apos;s post
            </span>
          </li>
        ))}
      </ol>
    </MockWindow>
  );
}
