import {
  isProtagonist,
  mondayComments,
  mondayPost,
  type MondayComment,
} from "../../mock/monday.ts";
import { formatMoment } from "../../mock/totals.ts";
import { Portrait } from "../Portrait.tsx";
import { PriorityBadge } from "../PriorityBadge.tsx";
import { cn } from "../ui/cn.ts";
import { Icon } from "../ui/Icon.tsx";

const count = "inline-flex items-center gap-1.5";
/** All leads, and the first of the others. */
const shown = mondayComments.filter(({ lead }, index) => lead || index < 3);
/** Hidden by the frame's checkbox "fits". */
const unlessFits = "fits:hidden";

/** The post of Monday with its comments: who wrote each, and whether they are a lead. */
export function Thread() {
  const { influencer, comments, ...post } = mondayPost;
  return (
    <div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-b border-line p-4">
        <Portrait name={influencer.name} />
        <div>
          <p className="text-muted">
            <strong className="mr-1 text-sm text-ink">{influencer.name}</strong>{" "}
            <span>{formatMoment(post)}</span>
          </p>
          <p className="mt-1.5 text-h4 leading-snug font-semibold tracking-title">
            {post.title}
          </p>
          <p className="mt-1 max-w-[60ch] text-md leading-normal text-muted">
            {post.text}
          </p>
          <p className="mt-3 flex gap-4 text-muted tabular-nums">
            <span className={count}>
              <Icon name="like" size="sm" /> {post.likes} likes
            </span>
            <span className={count}>
              <Icon name="comment" size="sm" /> {comments} comments
            </span>
          </p>
        </div>
      </div>
      <ul aria-label="Comments" className="relative py-1">
        {shown.map((comment) => (
          <CommentLine key={comment.name} {...comment} />
        ))}
      </ul>
      <p className={cn("pr-4 pb-4 pl-23 text-xs text-faint", unlessFits)}>
        and {comments - shown.length} more comments
      </p>
    </div>
  );
}

/** A comment with a line from the post to it. */
function CommentLine({ lead, leftOut, ...comment }: MondayComment) {
  const fits = lead !== undefined;
  return (
    <li
      className={cn(
        "relative grid grid-cols-[auto_minmax(0,1fr)] gap-3 py-2.5 pr-4 pl-11 before:absolute before:-top-3 before:bottom-[calc(100%-29px)] before:left-8.25 before:w-2.75 before:rounded-bl-md before:border-b before:border-l before:border-line-strong after:absolute after:top-3 after:bottom-2 after:left-8.25 after:border-line-strong not-last:after:border-l",
        !fits && unlessFits,
      )}
    >
      <Portrait
        name={comment.name}
        className={cn("relative", !fits && "opacity-55 [filter:grayscale(1)]")}
      />
      <div>
        <p className="text-muted">
          <strong className={cn("mr-1 text-sm", fits && "text-ink")}>
            {comment.name}
          </strong>{" "}
          <span>
            {comment.title}, {comment.company}
          </span>
        </p>
        <p
          className={cn("mt-0.5 text-md leading-normal", !fits && "text-muted")}
        >
          {comment.said}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-faint">
          {lead ? (
            <PriorityBadge
              priority={lead.priority}
              first={isProtagonist(comment)}
            />
          ) : (
            leftOut?.label
          )}
          <span>{formatMoment(comment)}</span>
        </p>
      </div>
    </li>
  );
}
