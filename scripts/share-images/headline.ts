import type { ReactNode } from "react";
import { fonts } from "./palette.ts";
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
      fontFamily: fonts.sans.family,
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

const WIDTH = 530;
const HEIGHT = 330;
/** The average width of a letter as a part of its size. */
const LETTER = 0.52;

/** A sentence as lines of the largest size in which it fits. */
export function fitHeadline(sentence: string) {
  const text = /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`;
  const fits = [94, 80, 66, 54, 44, 36].map((size) => ({
    size,
    lines: breakLines(text, WIDTH / (size * LETTER)),
  }));
  const fit = fits.find(
    ({ lines, size }) =>
      lines.length * size <= HEIGHT &&
      lines.every((line) => line.length * size * LETTER <= WIDTH),
  );
  return fit ?? { size: 36, lines: [text] };
}

function breakLines(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && longer.length <= letters)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
