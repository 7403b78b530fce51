import { Initials } from "../../components/Initials.tsx";
import { MockWindow } from "../../components/MockWindow.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { influencers, leads } from "../../mock/story.ts";
import {
  formatReason,
  formatTimeAgo,
  totalEngagements,
} from "../../mock/totals.ts";

/** The newest leads, which rise from the feed into the list. */
const risen = leads.slice(0, 2);

/**
 * The product as a picture: of a feed of engagements, two rise into a ranked list. Everything stands where it ends
 * unless script is on and motion is welcome; then CSS plays it once.
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
        Worked example on sample data.
        <span className="sr-only">
          {" "}
          A feed of {totalEngagements} new engagements around{" "}
          {influencers.length} influencers shows six people. Two of them have
          risen into a ranked list:{" "}
          {risen
            .map(
              ({ name, title, company, engagement, priority }) =>
                `${name}, ${title} at ${company}, who ${engagement.toLowerCase()}, ${priority}`,
            )
            .join("; ")}
          .
        </span>
      </figcaption>
    </figure>
  );
}
