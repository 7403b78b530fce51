import { createElement, type CSSProperties, type ReactNode } from "react";
import { darkColour } from "./palette.ts";

/** A box whose children stand in a row, or as the style says. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement(
    "div",
    { style: { display: "flex", boxSizing: "border-box", ...style } },
    ...children,
  );
}

/** One line of text in a colour of the tokens. */
export function text(
  words: string,
  size: number,
  colour: string,
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
