import type { ReactNode } from "react";
import { box, text } from "./element.ts";

interface Headline {
  siteName: string;
  lines: readonly string[];
  size: number;
  /** Shown below the headline. */
  below: ReactNode;
}

/** The left half of all pictures: name at the top, headline and more at the bottom. */
export function headline({
  siteName,
  lines,
  size,
  below,
}: Headline): ReactNode {
  return box(
    {
      width: "100%",
      height: "100%",
      padding: "60px 72px 62px",
      flexDirection: "column",
      justifyContent: "space-between",
      fontFamily: "Geist",
    },
    text(siteName, 33, "ink", {
      marginLeft: 60,
      fontWeight: 600,
      lineHeight: "46px",
      letterSpacing: "-0.03em",
    }),
    box(
      { flexDirection: "column" },
      ...lines.map((line) =>
        text(line, size, "ink", {
          fontWeight: 600,
          lineHeight: 1.03,
          letterSpacing: "-0.036em",
          marginLeft: -size * 0.05,
        }),
      ),
      below,
    ),
  );
}
