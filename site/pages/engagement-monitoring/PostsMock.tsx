import { Bar } from "../../components/Bar.tsx";
import { MockWindow } from "../../components/MockWindow.tsx";
import { influencers } from "../../mock/story.ts";
import { totalEngagements } from "../../mock/totals.ts";

const most = Math.max(...influencers.map((each) => each.newEngagements));

/** A week of engagement by post. */
export function PostsMock() {
  return (
    <figure>
      <MockWindow
        title="Engagement by post"
        aside="this week"
        className="tour-posts"
      >
        <p className="tour-posts-total">
          <span className="numeric">{totalEngagements}</span> new engagements
        </p>
        <ul>
          {influencers.map(({ name, post, newEngagements }) => (
            <li key={name}>
              <p>
                <span className="tour-posts-title">{post}</span>{" "}
                <span>{name}</span>
              </p>
              <span className="tour-posts-count numeric">{newEngagements}</span>
              <Bar value={newEngagements} of={most} />
            </li>
          ))}
        </ul>
      </MockWindow>
      <figcaption className="mock-caption">One week of sample data.</figcaption>
    </figure>
  );
}
