import { Bar } from "../../components/Bar.tsx";
import { MockWindow } from "../../components/MockWindow.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { influencers } from "../../mock/story.ts";
import { totalEngagements } from "../../mock/totals.ts";

const most = Math.max(...influencers.map((each) => each.newEngagements));

/** First block: engagement by post. */
export function PostsSection() {
  return (
    <Section labelledBy="tour-posts">
      <div className="tour-block">
        <div className="tour-words">
          <h2 id="tour-posts">Which post moved people</h2>
          <p className="lead">
            Every reaction is kept with the post that caused it. You learn what
            your market argues about, and you have a first sentence ready.
          </p>
          <p>
            <SiteLink className="text-link" href="/features">
              See all features
            </SiteLink>{" "}
            or{" "}
            <SiteLink className="text-link" href="/connection-monitoring">
              see new connections
            </SiteLink>
          </p>
        </div>
        <figure>
          <MockWindow
            title="Engagement by post"
            aside="this week"
            className="tour-posts"
          >
            <p className="tour-posts-total">
              <span className="numeric">{totalEngagements}</span> new
              engagements
            </p>
            <ul>
              {influencers.map(({ name, post, newEngagements }) => (
                <li key={name}>
                  <p>
                    <span className="tour-posts-title">{post}</span>
                    <span>{name}</span>
                  </p>
                  <span className="tour-posts-count numeric">
                    {newEngagements}
                  </span>
                  <Bar value={newEngagements} of={most} />
                </li>
              ))}
            </ul>
          </MockWindow>
          <figcaption className="mock-caption">Sample data.</figcaption>
        </figure>
      </div>
    </Section>
  );
}
