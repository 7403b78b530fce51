import type { SKRSContext2D } from "@napi-rs/canvas";
import type { ShareCard, ShareStyle } from "../../model/share-card.ts";
import { formatFont, type Weight } from "./fonts.ts";

/** Where the site's mark is, in pixels. */
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
const LEFT = 72;
/** The baselines of the site's name and of the facts. */
const NAME_BASELINE = 97;
const FACTS_BASELINE = 563;
const SMALL = 26;
/** By how much lines are narrowed to make them equally long, in pixels. */
const STEP = 16;

/** The words of a card: the site's name at the top; kind, title and facts at the bottom. */
export function drawWords(
  context: SKRSContext2D,
  { facts, kind, siteName, title }: ShareCard,
  { colors, font }: ShareStyle,
): void {
  /** @param spacing between letters, as a share of the size */
  const setFont = (weight: Weight, size: number, spacing: number) => {
    context.font = formatFont(font, weight, size);
    context.letterSpacing = `${size * spacing}px`;
  };
  const write = (text: string, x: number, y: number, colour: string) => {
    context.fillStyle = colour;
    context.fillText(text, x, y);
  };
  setFont(600, 32, -0.03);
  write(siteName, LEFT + MARK.size + 18, NAME_BASELINE, colors.ink);
  setFont(400, SMALL, 0);
  write(facts.join(" · "), LEFT, FACTS_BASELINE, colors.muted);
  const { size } = TITLE_SIZES.find(({ upTo }) => title.length <= upTo) ?? {
    size: 54,
  };
  const lineHeight = size * LINE_HEIGHT;
  setFont(600, size, -0.034);
  const lines = breakTitle(
    context,
    title,
    Math.floor(TITLE_HEIGHT / lineHeight),
  );
  const last = FACTS_BASELINE - 50 - size * 0.2;
  for (const [place, line] of lines.entries()) {
    const below = lines.length - 1 - place;
    write(line, LEFT - size * 0.05, last - below * lineHeight, colors.ink);
  }
  setFont(600, SMALL, 0);
  const first = last - (lines.length - 1) * lineHeight;
  write(kind, LEFT, first - size * 0.86 - 24, colors.link);
}

/** A title in lines of similar length. What does not fit is replaced with an ellipsis. */
function breakTitle(
  context: SKRSContext2D,
  title: string,
  maxLines: number,
): string[] {
  const measure = (text: string) => context.measureText(text).width;
  const space = measure(" ");
  const words = title
    .split(" ")
    .flatMap((word) => breakWord(word, measure))
    .map((word) => ({ word, width: measure(word) }));
  const breakAt = (width: number) => breakLines(words, space, width);
  const widest = breakAt(TITLE_WIDTH);
  if (widest.length > maxLines) {
    const last = `${widest[maxLines - 1]}…`;
    return [...widest.slice(0, maxLines - 1), shorten(last, measure)];
  }
  let width = TITLE_WIDTH;
  while (width > STEP && breakAt(width - STEP).length === widest.length)
    width -= STEP;
  return breakAt(width);
}

function breakLines(
  words: readonly { word: string; width: number }[],
  space: number,
  limit: number,
): string[] {
  const lines: string[] = [];
  let used = Infinity;
  for (const { width, word } of words) {
    if (used + space + width <= limit) {
      lines.push(`${lines.pop()} ${word}`);
      used += space + width;
    } else {
      lines.push(word);
      used = width;
    }
  }
  return lines;
}

type Measure = (text: string) => number;

/** The parts of a word, each as wide as a line. Most words are a single part. */
function breakWord(word: string, measure: Measure): string[] {
  if (measure(word) <= TITLE_WIDTH) return [word];
  const parts = [""];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (measure(longer) <= TITLE_WIDTH) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

/** Drops letters before an ellipsis until the line fits. */
function shorten(line: string, measure: Measure): string {
  let short = line;
  while (measure(short) > TITLE_WIDTH) short = short.replace(/.…$/u, "…");
  return short;
}
