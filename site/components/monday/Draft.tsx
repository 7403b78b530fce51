import { mondayMessages } from "../../messages/home.ts";
import { cn } from "../ui/cn.ts";
import { Icon } from "../ui/Icon.tsx";
import type { SceneData } from "./scene-data.ts";

interface DraftProps {
  draft: SceneData["draft"];
  /** Whether it is written yet. Its space is always there. */
  shown?: boolean;
}

/** The message to the person to call first, as a draft that somebody reads before it goes out. */
export function Draft({ draft, shown = true }: DraftProps) {
  return (
    <div
      className={cn(
        "rounded-md border border-line-strong bg-raised p-4 text-note 2xl:text-md leading-normal transition-[opacity,translate] duration-500 ease-out",
        !shown && "translate-y-3 opacity-0",
      )}
    >
      <p className="mb-2 flex items-center gap-2 text-xs text-muted">
        <Icon name="mail" size="sm" />
        {mondayMessages.draft}
      </p>
      {draft.map((paragraph) => (
        <p key={paragraph} className="mt-1.5">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
