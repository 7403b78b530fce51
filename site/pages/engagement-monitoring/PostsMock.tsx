import { Sparkline } from "../../components/app-frame/Sparkline.tsx";
import { MockWindow } from "../../components/MockWindow.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { allInfluencers } from "../../mock/story.ts";
import {
  accountEngagements,
  commentsOf,
  storyWeeks,
} from "../../mock/totals.ts";

const posts = allInfluencers.toSorted(
  (a, b) => b.newEngagements - a.newEngagements,
);

const weeks = storyWeeks().map((_, week) =>
  posts.reduce((sum, post) => sum + (post.weeks[week] ?? 0), 0),
);

/** The posts of a week, each with its author's last eight weeks. */
export function PostsMock() {
  return (
    <figure>
      <MockWindow title="Posts" aside="May 12 to 18" className="tour-posts">
        <table>
          <caption className="sr-only">
            Engagement with the posts of six influencers
          </caption>
          <thead>
            <tr>
              <th scope="col">Post</th>
              <th scope="col" className="tour-posts-trend">
                Eight weeks
              </th>
              <th scope="col">Likes</th>
              <th scope="col">Comments</th>
            </tr>
          </thead>
          <tbody>
            {posts.map((post) => (
              <PostRow key={post.name} {...post} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All six posts</th>
              <td className="tour-posts-trend">
                <Sparkline counts={weeks} />
              </td>
              <td>{accountEngagements - commentsOf(posts)}</td>
              <td>{commentsOf(posts)}</td>
            </tr>
          </tfoot>
        </table>
      </MockWindow>
      <figcaption className="mock-caption">
        The same week: six influencers, one post each, {accountEngagements}{" "}
        engagements.
      </figcaption>
    </figure>
  );
}

function PostRow(influencer: (typeof posts)[number]) {
  const { name, newEngagements, post, weeks } = influencer;
  const comments = commentsOf([influencer]);
  return (
    <tr>
      <th scope="row">
        <span className="tour-post">
          <Portrait name={name} />
          <span>
            <span className="tour-posts-title">{post}</span> <span>{name}</span>
          </span>
        </span>
      </th>
      <td className="tour-posts-trend">
        <Sparkline counts={weeks} />
      </td>
      <td>{newEngagements - comments}</td>
      <td>{comments}</td>
    </tr>
  );
}
