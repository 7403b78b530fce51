import { createElement, type CSSProperties, type ReactNode } from "react";
import type { ShareCard } from "../../model/share-card.ts";
import { FONT_FAMILY } from "./fonts.ts";
import { palette } from "./palette.ts";

/** The size that social networks ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;

export const MARK = { x: 72, y: 60, size: 52 };

/** A longer title is set smaller, so that it fits on five lines. */
const TITLE_SIZES = [
  { upTo: 28, size: 84 },
  { upTo: 48, size: 72 },
  { upTo: 72, size: 62 },
  { upTo: Infinity, size: 54 },
];
const LINE_HEIGHT = 1.06;
/** The space between the site's name and the facts. A title that does not fit ends in an ellipsis. */
const TITLE_HEIGHT = 310;
/** The drawing on the right begins here. */
const TITLE_WIDTH = 716;
/** An average letter is about half as wide as it is high. */
const LETTER_WIDTH = 0.52;

/** A flex box. Its children are in a row by default. */
function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement(
    "div",
    { style: { display: "flex", boxSizing: "border-box", ...style } },
    ...children,
  );
}

/** Only a word that is wider than the lines is broken. */
function wrapping(title: string, size: number): CSSProperties {
  const longest = Math.max(
    ...title.split(/[\s-]/u).map(({ length }) => length),
  );
  return longest * size * LETTER_WIDTH > TITLE_WIDTH
    ? { wordBreak: "break-word" }
    : { textWrap: "balance" };
}

/** The words of a card: the site's name at the top; kind, title and facts at the bottom. */
export function layOutCard({
  facts,
  kind,
  siteName,
  title,
}: ShareCard): ReactNode {
  const { size } = TITLE_SIZES.find(({ upTo }) => title.length <= upTo) ?? {
    size: 56,
  };
  return box(
    {
      width: WIDTH,
      height: HEIGHT,
      padding: "60px 72px 58px",
      flexDirection: "column",
      justifyContent: "space-between",
      fontFamily: FONT_FAMILY,
      color: palette.ink,
    },
    box(
      {
        height: MARK.size,
        marginLeft: MARK.size + 18,
        alignItems: "center",
        fontSize: 32,
        fontWeight: 600,
        letterSpacing: "-0.03em",
      },
      siteName,
    ),
    box(
      { flexDirection: "column", width: TITLE_WIDTH },
      box({ fontSize: 26, fontWeight: 600, color: palette.link }, kind),
      box(
        {
          marginTop: 14,
          marginLeft: -size * 0.05,
          fontSize: size,
          fontWeight: 600,
          lineHeight: LINE_HEIGHT,
          display: "block",
          lineClamp: Math.floor(TITLE_HEIGHT / (size * LINE_HEIGHT)),
          letterSpacing: "-0.034em",
          ...wrapping(title, size),
        },
        title,
      ),
      box(
        { marginTop: 26, fontSize: 26, color: palette.muted },
        facts.join("  ·  "),
      ),
    ),
  );
}
