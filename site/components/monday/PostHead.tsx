import { mondayMessages } from "../../messages/home.ts";
import { Face } from "../Face.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { SceneData } from "./scene-data.ts";

/** The post under which it all happens: who wrote what, when, and how many people reacted. */
export function PostHead({ post }: { post: SceneData["post"] }) {
  const { name, look, moment, title, likes, comments } = post;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Face name={name} look={look} />
      <p className="min-w-0 text-note leading-snug text-muted">
        <span className="block text-sm font-medium text-ink">
          &ldquo;{title}&rdquo;
        </span>{" "}
        <span className="flex flex-wrap gap-x-3">
          <span>
            {name}, {moment}
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
