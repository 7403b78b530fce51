import { mondayPost } from "../../mock/monday.ts";
import { formatMoment } from "../../mock/totals.ts";
import { mondayMessages } from "../../messages/home.ts";
import { Portrait } from "../Portrait.tsx";
import { Icon } from "../ui/Icon.tsx";

/** The post under which it all happens: who wrote what, when, and how many people reacted. */
export function PostHead() {
  const { influencer, title, likes, comments } = mondayPost;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Portrait name={influencer.name} />
      <p className="min-w-0 text-note leading-snug text-muted">
        <span className="block text-sm font-medium text-ink">
          &ldquo;{title}&rdquo;
        </span>{" "}
        <span className="flex flex-wrap gap-x-3">
          <span>
            {influencer.name}, {formatMoment(mondayPost)}
          </span>{" "}
          <span className="inline-flex items-center gap-1 tabular-nums">
            <Icon name="like" size="sm" className="size-3.5" />
            {mondayMessages.likes(likes)}
          </span>{" "}
          <span className="inline-flex items-center gap-1 tabular-nums">
            <Icon name="comment" size="sm" className="size-3.5" />
            {mondayMessages.comments(comments)}
          </span>
        </span>
      </p>
    </div>
  );
}
