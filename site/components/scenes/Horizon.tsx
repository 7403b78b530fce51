import { useId, type ReactNode } from "react";
import { cn } from "../ui/cn.ts";

/** The width of scenes, in the units of their drawings. */
export const WIDTH = 1440;

export type Light = "night" | "dawn";

interface HorizonProps {
  /** `dawn` has the sun at the horizon, `night` a first light alone, without the colour of the sun. */
  light: Light;
  /** Of the drawing, in its units. Below its upper fifth, the sky glows. */
  height: number;
  className: string | undefined;
  /** The land, as SVG. */
  children: ReactNode;
}

/**
 * The sky, and land along its lower edge. Decoration that fills its positioned parent. The land keeps its proportions, so
 * that a narrow screen shows the middle of it, and text stays on dark sky if there is room for the land below it.
 */
export function Horizon({ light, height, className, children }: HorizonProps) {
  const sky = useId();
  const sun = useId();
  const isDawn = light === "dawn";
  const sunlight = isDawn ? "var(--color-amber)" : "var(--color-glow)";
  return (
    <div
      aria-hidden="true"
      className={cn(
        "absolute inset-0 overflow-hidden bg-[linear-gradient(var(--color-page),var(--color-dusk))] print:hidden",
        className,
      )}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        className="absolute bottom-0 left-1/2 w-[max(100%,45rem)] -translate-x-1/2"
      >
        <linearGradient id={sky} x2="0" y2="1">
          <stop stopColor="var(--color-glow)" stopOpacity="0" />
          <stop
            offset={isDawn ? 0.45 : 1}
            stopColor="var(--color-glow)"
            stopOpacity={isDawn ? 1 : 0.7}
          />
          {isDawn && (
            <>
              <stop
                offset="0.63"
                stopColor="color-mix(in oklch,var(--color-glow),var(--color-amber))"
              />
              <stop offset="0.8" stopColor="var(--color-amber)" />
            </>
          )}
        </linearGradient>
        <radialGradient id={sun}>
          <stop stopColor={sunlight} />
          <stop offset="0.5" stopColor={sunlight} stopOpacity="0.35" />
          <stop offset="1" stopColor={sunlight} stopOpacity="0" />
        </radialGradient>
        <rect width={WIDTH} height={height} fill={`url(#${sky})`} />
        <ellipse
          cx={WIDTH * 0.62}
          cy={height * 0.82}
          rx={WIDTH * 0.32}
          ry={height * 0.5}
          fill={`url(#${sun})`}
        />
        {children}
      </svg>
    </div>
  );
}
