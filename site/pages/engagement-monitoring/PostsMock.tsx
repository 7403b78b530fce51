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

const posts = allInfluencers.toSorted(
  (a, b) => b.newEngagements - a.newEngagements,
);

const weeks = storyWeeks().map((_, week) =>
  posts.reduce((sum, post) => sum + (post.weeks[week] ?? 0), 0),
);

const head = "px-2 py-2.5 text-xs font-normal text-faint";
const cell = "px-2 py-2.5 text-right whitespace-nowrap tabular-nums sm:px-3";
const trend = "hidden px-3 py-2.5 sm:table-cell";

/** The posts of a week, each with its author's last eight weeks. */
export function PostsMock() {
  return (
    <figure className="min-w-0">
      <MockWindow title="Posts" aside={storyWeek}>
        <table className="w-full text-left text-sm leading-snug wrap-break-word">
          <caption className="sr-only">
            Engagement with the posts of six influencers
          </caption>
          <thead>
            <tr>
              <th scope="col" className={`${head} pl-4 sm:pl-5`}>
                Post
              </th>
              <th scope="col" className={`${head} hidden px-3 sm:table-cell`}>
                Eight weeks
              </th>
              <th scope="col" className={`${head} text-right sm:px-3`}>
                Likes
              </th>
              <th scope="col" className={`${head} pr-4 text-right sm:pr-5`}>
                Comments
              </th>
            </tr>
          </thead>
          <tbody>
            {posts.map((post) => (
              <PostRow key={post.name} {...post} />
            ))}
          </tbody>
          <tfoot className="border-t border-line bg-band font-medium">
            <tr>
              <th scope="row" className="py-3 pl-4 font-medium sm:pl-5">
                All six posts
              </th>
              <td className={trend}>
                <Sparkline counts={weeks} />
              </td>
              <td className={cell}>{accountEngagements - commentsOf(posts)}</td>
              <td className={`${cell} pr-4 sm:pr-5`}>{commentsOf(posts)}</td>
            </tr>
          </tfoot>
        </table>
      </MockWindow>
      <MockCaption>
        The same week: six influencers, one post each, {accountEngagements}{" "}
        engagements.
      </MockCaption>
    </figure>
  );
}

function PostRow(influencer: (typeof posts)[number]) {
  const { name, newEngagements, post, weeks: counts } = influencer;
  const comments = commentsOf([influencer]);
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2.5 pl-4 font-normal sm:pl-5">
        <span className="flex items-center gap-3">
          <Portrait name={name} className="max-sm:hidden" />
          <span>
            <span className="block font-medium">{post}</span>{" "}
            <span className="text-note text-muted">{name}</span>
          </span>
        </span>
      </th>
      <td className={trend}>
        <Sparkline counts={counts} />
      </td>
      <td className={`${cell} text-muted`}>{newEngagements - comments}</td>
      <td className={`${cell} pr-4 sm:pr-5`}>{comments}</td>
    </tr>
  );
}
