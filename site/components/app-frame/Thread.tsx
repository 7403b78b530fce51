import type { Comment } from "../../mock/thread.ts";
import { formatMoment } from "../../mock/totals.ts";
import { Portrait } from "../Portrait.tsx";
import { PriorityBadge } from "../PriorityBadge.tsx";
import { Icon } from "../ui/Icon.tsx";

interface ThreadProps {
  author: string;
  title: string;
  text: string;
  at: string;
  likes: number;
  /** Number of all comments. `shown` may have fewer. */
  comments: number;
  shown: readonly Comment[];
}

/** A post with its comments: who wrote each, and whether they are a lead. */
export function Thread({ shown, comments, ...post }: ThreadProps) {
  return (
    <div className="thread">
      <div className="thread-post">
        <Portrait name={post.author} />
        <div>
          <p className="thread-who">
            <strong>{post.author}</strong> <span>{formatMoment(post)}</span>
          </p>
          <p className="thread-title">{post.title}</p>
          <p className="thread-text">{post.text}</p>
          <p className="thread-counts">
            <span>
              <Icon name="like" size="sm" /> {post.likes} likes
            </span>
            <span>
              <Icon name="comment" size="sm" /> {comments} comments
            </span>
          </p>
        </div>
      </div>
      <ul>
        {shown.map((comment) => (
          <CommentLine key={comment.name} {...comment} />
        ))}
      </ul>
      <p className="thread-more">and {comments - shown.length} more comments</p>
    </div>
  );
}

function CommentLine({ priority, leftOut, ...comment }: Comment) {
  return (
    <li data-fits={priority !== undefined}>
      <Portrait name={comment.name} />
      <div>
        <p className="thread-who">
          <strong>{comment.name}</strong>{" "}
          <span>
            {comment.title}, {comment.company}
          </span>
        </p>
        <p className="thread-comment">{comment.text}</p>
        <p className="thread-verdict">
          {priority ? <PriorityBadge priority={priority} /> : leftOut}
          <span>{formatMoment(comment)}</span>
        </p>
      </div>
    </li>
  );
}
