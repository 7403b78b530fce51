import type { ReactNode } from "react";
import { accountName } from "../../mock/story.ts";
import { cn } from "../ui/cn.ts";
import { Icon } from "../ui/Icon.tsx";
import type { IconName } from "../ui/icon-names.ts";

const areas = [
  { name: "Leads", icon: "list" },
  { name: "Influencers", icon: "users" },
  { name: "Competitors", icon: "target" },
  { name: "Smart lists", icon: "filter" },
  { name: "Exports", icon: "download" },
] as const satisfies readonly { name: string; icon: IconName }[];

interface AppFrameProps {
  /** The area of the product that the picture shows. */
  current: (typeof areas)[number]["name"];
  /** Content below the areas: what the account watches. */
  side?: ReactNode;
  /** Wider than the page's text on large screens. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A picture of the product's window: its areas, a side bar and the content of one area. It is as wide as its container
 * and leaves out parts where the container is narrow: parts inside adapt with `@2xl/frame:` and `@4xl/frame:`. Works
 * without script: parts inside react to its checkboxes and radio buttons with the variants of choices.
 */
export function AppFrame({ current, side, wide, children }: AppFrameProps) {
  return (
    <div
      className={cn(
        "frame choices @container/frame text-note leading-snug",
        wide && "2xl:-mx-12",
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-lg border border-line-strong bg-surface text-ink shadow-frame @4xl/frame:grid-cols-[15.5rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col border-b border-line bg-band p-3 shadow-card @4xl/frame:border-r @4xl/frame:border-b-0">
          <Areas current={current} />
          {side}
          <p className="mt-auto hidden items-center gap-2 px-2 pt-3 pb-1 text-xs text-faint before:size-1.75 before:rounded-full before:bg-success @4xl/frame:flex">
            Updated Monday, 09:30
          </p>
        </div>
        <div className="min-w-0 shadow-card">{children}</div>
      </div>
    </div>
  );
}

function Areas({ current }: Pick<AppFrameProps, "current">) {
  return (
    <div
      className="mb-3 hidden border-b border-line pb-3 text-muted @4xl/frame:block"
      aria-hidden="true"
    >
      <p className="flex items-center gap-2.5 px-2 pt-0.5 pb-3 font-semibold text-ink">
        <span className="grid size-6 place-items-center rounded-sm bg-primary text-xs text-on-primary shadow-lit">
          {accountName.slice(0, 1)}
        </span>
        {accountName}
      </p>
      <ul>
        {areas.map(({ name, icon }) => (
          <li
            key={name}
            className={cn(
              "flex items-center gap-2.5 rounded-md px-2.5 py-1.5",
              name === current && "bg-fill font-medium text-ink shadow-card",
            )}
          >
            <Icon name={icon} size="sm" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
