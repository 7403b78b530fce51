import type { ReactNode } from "react";
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
  className?: string;
  children: ReactNode;
}

/**
 * A picture of the product's window: its areas, a side bar and the content of one area. It is as wide as its container
 * and leaves out parts where the container is narrow. Works without script.
 */
export function AppFrame({
  current,
  side,
  wide,
  className,
  children,
}: AppFrameProps) {
  return (
    <div className={cn("frame", wide && "frame-wide", className)}>
      <div className="frame-window">
        <div className="frame-side">
          <div className="frame-areas" aria-hidden="true">
            <p className="frame-team">
              <span>H</span> Harborside Sales
            </p>
            <ul>
              {areas.map(({ name, icon }) => (
                <li key={name} data-current={name === current}>
                  <Icon name={icon} size="sm" />
                  {name}
                </li>
              ))}
            </ul>
          </div>
          {side}
          <p className="frame-state">Updated Monday, 09:30</p>
        </div>
        <div className="frame-main">{children}</div>
      </div>
    </div>
  );
}
