import { Sparkline } from "../../components/app-frame/Sparkline.tsx";
import { MockCaption, MockWindow } from "../../components/MockWindow.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { allInfluencers } from "../../mock/story.ts";
import {
  accountEngagements,
  commentsOf,
  storyWeek,
  storyWeeks,
} from "../../mock/totals.ts";

const posts = allInfluencers
  .toSorted((a, b) => b.newEngagements - a.newEngagements)
  .map((each) => {
    const comments = commentsOf([each]);
    return { ...each, comments, likes: each.newEngagements - comments };
  });
const all = {
  name: "",
  post: "All six posts",
  weeks: storyWeeks().map((_, week) =>
    posts.reduce((sum, post) => sum + (post.weeks[week] ?? 0), 0),
  ),
  likes: accountEngagements - commentsOf(allInfluencers),
  comments: commentsOf(allInfluencers),
};

/** The posts of a week, each with its author's last eight weeks. */
export function PostsMock() {
  return (
    <figure className="min-w-0">
      <MockWindow title="Posts" aside={storyWeek}>
        <table className="w-full text-left text-sm leading-snug wrap-break-word tabular-nums">
          <caption className="sr-only">
            Engagement with the posts of six influencers
          </caption>
          <thead className="text-xs text-faint *:*:px-2 *:*:py-2.5 *:*:font-normal">
            <tr>
              <th scope="col" className="pl-4 sm:pl-5">
                Post
              </th>
              <th scope="col" className="max-sm:hidden">
                Eight weeks
              </th>
              <th scope="col" className="text-right">
                Likes
              </th>
              <th scope="col" className="pr-4 text-right sm:pr-5">
                Comments
              </th>
            </tr>
          </thead>
          <tbody>
            {[...posts, all].map(({ name, post, weeks, likes, comments }) => (
              <tr
                key={post}
                className="border-t border-line last:bg-band *:px-2 *:py-2.5"
              >
                <th scope="row" className="pl-4 font-normal sm:pl-5">
                  <span className="flex items-center gap-3">
                    {name && <Portrait name={name} className="max-sm:hidden" />}
                    <span>
                      <span className="block font-medium">{post}</span>{" "}
                      <span className="text-note text-muted">{name}</span>
                    </span>
                  </span>
                </th>
                <td className="max-sm:hidden">
                  <Sparkline counts={weeks} />
                </td>
                <td className="text-right text-muted">{likes}</td>
                <td className="pr-4 text-right font-medium sm:pr-5">
                  {comments}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </MockWindow>
      <MockCaption>
        The same week: six influencers, one post each, {accountEngagements}{" "}
        engagements.
      </MockCaption>
    </figure>
  );
}
