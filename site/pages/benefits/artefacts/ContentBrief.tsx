import { Bar } from "../../../components/Bar.tsx";
import { allInfluencers } from "../../../mock/story.ts";
import { commentsThatFit } from "../../../mock/teamwork.ts";
import { commentsOf } from "../../../mock/totals.ts";
import { Sheet } from "./Sheet.tsx";

const topics = allInfluencers
  .map((influencer) => ({
    post: influencer.post,
    comments: commentsOf([influencer]),
  }))
  .toSorted((a, b) => b.comments - a.comments)
  .slice(0, 3);
const most = Math.max(...topics.map(({ comments }) => comments));
const readers = commentsThatFit.map(({ title }) => title).join(", ");
const [, opening] = commentsThatFit;

/** Marketing: what to write next, taken from what was discussed most. */
export function ContentBrief() {
  return (
    <Sheet title="Content brief" aside="Next article">
      <dl className="grid gap-x-3 gap-y-1.5 p-4 lg:grid-cols-[5rem_minmax(0,1fr)]">
        <dt className="text-faint">Comments</dt>
        <dd className="mb-2 grid gap-1.5">
          {topics.map(({ post, comments }, index) => (
            <span
              key={post}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3"
            >
              <span className={index === 0 ? "font-medium" : "text-muted"}>
                {post}
              </span>
              <span className="text-muted tabular-nums">{comments}</span>
              <Bar
                value={comments}
                of={most}
                track="col-span-full h-1.5 rounded-none bg-transparent"
                className={index === 0 ? "" : "fill-signal-line"}
              />
            </span>
          ))}
        </dd>
        <dt className="text-faint">Readers</dt>
        <dd className="mb-2">{readers}</dd>
        <dt className="text-faint">Open with</dt>
        <dd className="mb-2 border-l-2 border-signal pl-3">{opening?.said}</dd>
      </dl>
    </Sheet>
  );
}
