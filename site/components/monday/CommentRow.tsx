import { mondayMessages } from "../../messages/home.ts";
import { cn } from "../ui/cn.ts";
import { Icon } from "../ui/Icon.tsx";
import { CommentText } from "./CommentText.tsx";
import type { SceneComment } from "./scene-data.ts";

interface CommentRowProps {
  comment: SceneComment;
  className?: string | undefined;
  /** Whether it is there yet. Its space always is. */
  arrived?: boolean;
  /** Whether it is known who is a lead. */
  judged?: boolean;
  /** Whether the points are counted, which are not shown before. */
  counted?: boolean;
  /** The lowest score of those who stay in. */
  from?: number;
  /** Stands out: the person to call first. */
  lifted?: boolean;
  /** Rows that share it show one reason at a time. */
  group: string;
}

/** A comment under the post. Those who are left out can be asked why: the row opens, without script too. */
export function CommentRow({
  comment,
  className,
  arrived = true,
  judged = true,
  counted = true,
  from = 0,
  lifted = false,
  group,
}: CommentRowProps) {
  const { leftOut, score } = comment;
  const isOut = judged && (score === undefined || score < from);
  const row = (
    <CommentText comment={comment} isOut={isOut} lifted={lifted}>
      <span
        className={cn(
          "transition-opacity duration-300",
          !(judged && counted) && "opacity-0",
        )}
      >
        <Verdict comment={comment} isOut={isOut} lifted={lifted} />
      </span>
    </CommentText>
  );
  return (
    <li
      className={cn(
        "relative transition-[opacity,translate] duration-300 ease-out",
        !arrived && "translate-y-3 opacity-0",
        lifted &&
          "z-1 my-1.5 rounded-md bg-priority-soft shadow-float ring-1 ring-priority-line",
        className,
      )}
    >
      {leftOut ? (
        <details name={group} className="group">
          <summary className="list-none rounded-md -outline-offset-2 hover:bg-raised [&::-webkit-details-marker]:hidden">
            {row}
          </summary>
          <p className="pr-4 pb-2 pl-12 text-note leading-snug text-ink 2xl:text-md">
            {leftOut.why}
          </p>
        </details>
      ) : (
        row
      )}
    </li>
  );
}

interface VerdictProps extends Pick<CommentRowProps, "comment" | "lifted"> {
  isOut: boolean;
}

/** Why somebody is left out, or the score of a lead. */
function Verdict({ comment, isOut, lifted }: VerdictProps) {
  const { leftOut, score = 0, name } = comment;
  if (leftOut)
    return (
      <span className="inline-flex items-center gap-1.5 text-xs text-faint">
        <span className="text-muted">{leftOut.label}</span>
        <span className="inline-flex items-center gap-0.5 underline decoration-dotted underline-offset-4 group-hover:text-ink">
          {mondayMessages.whyNot}
          <span className="sr-only"> {name}</span>
          <Icon
            name="chevron-down"
            size="sm"
            className="size-3.5 group-open:rotate-180"
          />
        </span>
      </span>
    );
  return (
    <span
      className={cn(
        "text-xs font-semibold tabular-nums",
        isOut ? "text-faint" : lifted ? "text-priority" : "text-signal",
      )}
    >
      {isOut ? mondayMessages.below : mondayMessages.points(score)}
    </span>
  );
}
