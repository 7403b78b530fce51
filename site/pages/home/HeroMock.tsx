import { Initials } from "../../components/Initials.tsx";
import { MockWindow } from "../../components/MockWindow.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { influencers, leads, type Lead } from "../../mock/story.ts";
import {
  formatReason,
  formatTimeAgo,
  totalEngagements,
} from "../../mock/totals.ts";

/** The newest leads: they rise from the feed into the list. */
const risen = leads.slice(0, 2);

const describe = ({ name, title, company, engagement, priority }: Lead) =>
  `${name}, ${title} at ${company}, who ${engagement.toLowerCase()}, ${priority}`;

/**
 * A picture of the product: two leads rise from a feed of engagements into a ranked list. With script, and unless the
 * visitor prefers reduced motion, CSS plays the movement once. Otherwise its end is shown.
 */
export function HeroMock() {
  return (
    <figure className="hero-mock rings">
      <div className="hero-stage" aria-hidden="true">
        <MockWindow
          title="Engagement feed"
          aside={`${totalEngagements} new`}
          className="hero-feed"
        >
          <ul>
            {leads.map((lead) => (
              <li key={lead.id} data-risen={risen.includes(lead)}>
                <p className="hero-feed-line">
                  <span className="hero-feed-name">{lead.name}</span>
                  <span>
                    {lead.engagement} {formatTimeAgo(lead)}
                  </span>
                </p>
                <p className="hero-feed-role">
                  {lead.title}, {lead.company}
                </p>
              </li>
            ))}
          </ul>
        </MockWindow>
        <RankedList />
        <MockWindow title="Watching" aside="new" className="hero-watching">
          <ul>
            {influencers.map(({ name, newEngagements }) => (
              <li key={name}>
                <span>{name}</span>
                <span className="numeric">{newEngagements}</span>
              </li>
            ))}
          </ul>
        </MockWindow>
      </div>
      <figcaption className="mock-caption">
        Figures on this page: one week of sample data.{" "}
        <span className="sr-only">
          {" "}
          A feed of {totalEngagements} new engagements around{" "}
          {influencers.length} influencers shows six people. Two of them have
          risen into a ranked list: {risen.map(describe).join("; ")}.
        </span>
      </figcaption>
    </figure>
  );
}

function RankedList() {
  return (
    <MockWindow title="Ranked list" className="hero-list">
      <ol>
        {risen.map((lead) => (
          <li key={lead.id}>
            <Initials name={lead.name} />
            <div>
              <p className="hero-list-name">{lead.name}</p>
              <p className="hero-list-role">
                {lead.title}, {lead.company}
              </p>
              <p className="hero-list-reason">{formatReason(lead)}</p>
              <PriorityBadge priority={lead.priority} />
            </div>
          </li>
        ))}
      </ol>
    </MockWindow>
  );
}
