import type { ReactNode } from "react";
import { Face } from "../Face.tsx";
import { cn } from "../ui/cn.ts";
import type { SceneComment } from "./scene-data.ts";

interface CommentTextProps {
  comment: SceneComment;
  /** Grey, because the person is no lead. */
  isOut?: boolean;
  lifted?: boolean;
  /** At the end of the first line: the verdict, or when it was written. */
  children: ReactNode;
}

/** Who wrote a comment, and what it says. As wide as its container, which must be a container for queries. */
export function CommentText({
  comment,
  isOut = false,
  lifted = false,
  children,
}: CommentTextProps) {
  const { name, look, title, said } = comment;
  return (
    <span className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 px-2.5 py-1.5 text-note 2xl:text-md leading-snug">
      <Face
        name={name}
        look={look}
        size="sm"
        className={cn(
          "row-span-2 mt-0.5",
          isOut && "opacity-55 [filter:grayscale(1)]",
        )}
      />
      <span className={isOut ? "text-faint" : "text-muted"}>
        <span className={cn("font-medium", !isOut && "text-ink")}>{name}</span>{" "}
        {title}
      </span>{" "}
      <span
        className={cn(
          "col-span-2 col-start-2 row-start-2",
          isOut ? "text-faint" : "text-ink",
          lifted && "font-medium",
        )}
      >
        {said}
      </span>{" "}
      <span className="col-start-2 row-start-3 @md:col-start-3 @md:row-start-1">
        {children}
      </span>
    </span>
  );
}
