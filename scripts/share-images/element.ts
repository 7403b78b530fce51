import { createElement, type CSSProperties, type ReactNode } from "react";
import type { ThemeColor } from "#schema";
import { darkColour } from "./palette.ts";

/** A flex box. Its children are in a row by default. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement(
    "div",
    { style: { display: "flex", boxSizing: "border-box", ...style } },
    ...children,
  );
}

/** A line of text in one of the colours of the theme. */
export function text(
  words: string,
  size: number,
  colour: ThemeColor,
  style: CSSProperties = {},
): ReactNode {
  return box(
    {
      fontSize: size,
      lineHeight: 1.3,
      whiteSpace: "nowrap",
      color: darkColour(colour),
      ...style,
    },
    words,
  );
}
