import { competitors, influencers, leads } from "../../mock/story.ts";
import {
  formatTimeAgo,
  totalConnections,
  totalEngagements,
} from "../../mock/totals.ts";
import { ChosenLead } from "./ChosenLead.tsx";

const watched = [
  {
    kind: "Influencers",
    total: totalEngagements,
    rows: influencers.map(({ name, newEngagements }) => ({
      name,
      count: newEngagements,
    })),
  },
  {
    kind: "Competitors",
    total: totalConnections,
    rows: competitors.map(({ name, newConnections }) => ({
      name,
      count: newConnections,
    })),
  },
];

const [chosen] = leads;

/** A picture of the application: who is watched, the feed, and the first lead of the feed. */
export function AppWindow() {
  return (
    <figure className="app">
      <div className="app-window" aria-hidden="true">
        <div className="app-watched">
          {watched.map(({ kind, total, rows }) => (
            <div key={kind}>
              <p className="app-label">
                <span>{kind}</span>
                <span>{total}</span>
              </p>
              <ul>
                {rows.map(({ name, count }) => (
                  <li key={name}>
                    <span>{name}</span>
                    <span className="numeric">{count}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <Feed />
        {chosen && <ChosenLead lead={chosen} />}
      </div>
      <figcaption className="mock-caption">
        Figures on this page: one week of sample data.{" "}
        <span className="sr-only">
          {" "}
          On the left, three influencers with {totalEngagements} new engagements
          and three competitors with {totalConnections} new connections. In the
          middle, the six newest engagements, from{" "}
          {leads.map(({ name }) => name).join(", ")}. On the right the first of
          them, {chosen?.name}, {chosen?.title} at {chosen?.company},{" "}
          {chosen?.priority}, with the post and the reasons for the priority.
        </span>
      </figcaption>
    </figure>
  );
}

function Feed() {
  return (
    <div className="app-feed">
      <p className="app-label">
        <span>Engagement feed</span>
        <span>newest first</span>
      </p>
      <ul>
        {leads.map((lead) => (
          <li key={lead.id} data-chosen={lead === chosen}>
            <p>
              <span className="app-name">{lead.name}</span>
              <span className="app-time">{formatTimeAgo(lead)}</span>
            </p>
            <p>
              <span>
                {lead.title}, {lead.company}
              </span>
              <span>{lead.engagement}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
