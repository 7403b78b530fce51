import { influencers } from "../../mock/story.ts";
import { totalEngagements } from "../../mock/totals.ts";
import { PostWindow } from "./PostWindow.tsx";

/** Three watched posts, newest on top. */
export function PostsMock() {
  return (
    <figure>
      <ul className="features-posts">
        {influencers.map((influencer) => (
          <PostWindow key={influencer.name} influencer={influencer} />
        ))}
      </ul>
      <figcaption className="mock-caption">
        Three posts from one week, and the newest of {totalEngagements}{" "}
        engagements with them.
      </figcaption>
    </figure>
  );
}
