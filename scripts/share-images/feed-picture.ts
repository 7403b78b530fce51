import type { ReactNode } from "react";
import { mondayRanking } from "../../site/mock/monday.ts";
import type { Lead } from "../../site/mock/story.ts";
import { box, text } from "./element.ts";
import { fitHeadline, headline } from "./headline.ts";
import { priorityBadge, rankTile } from "./lead-parts.ts";
import { drawMark } from "./mark.ts";
import { darkColour, fonts } from "./palette.ts";
import { HEIGHT, WIDTH, type Layer } from "./render-picture.ts";

const FEED = { left: 620, top: 128, width: 384, pitch: 46 };
const LIST = { left: 690, top: 60, width: 370, row: 118 };
/** Lengths of the unreadable lines of the feed, as fractions of its width. */
const NOISE = [0.44, 0.3, 0.52, 0.36, 0.47, 0.28, 0.5, 0.4];
/** Where the first two of the ranking are in the feed: the first one is further down. */
const RISEN = [
  { row: 8, lane: 1134 },
  { row: 6, lane: 1098 },
];

function middleOf(row: number): number {
  return FEED.top + FEED.pitch * (row + 0.5);
}

function noiseRow(row: number): string {
  const x = FEED.left;
  const y = middleOf(row);
  const name = (NOISE[row % NOISE.length] ?? 0.4) * FEED.width;
  const bar = (from: number, width: number) =>
    `<rect x="${from}" y="${y - 5}" width="${width}" height="10" rx="5"/>`;
  const fade = Math.min(1, Math.max(0.2, 1.5 - row * 0.11));
  return `<g fill="${darkColour("line-strong")}" opacity="${fade}"><circle cx="${x + 30}" cy="${y}" r="8"/>${bar(x + 52, name)}${bar(x + FEED.width - 66, 44)}</g>`;
}

/** A line from a row of the feed around the outside to its row of the list. */
function riseLine(index: number): string {
  const { row, lane } = RISEN[index] ?? { row: 0, lane: 0 };
  const from = middleOf(row);
  const to = LIST.top + LIST.row * (index + 0.5);
  const r = 20;
  const end = LIST.left + LIST.width;
  const path = `M${FEED.left + FEED.width} ${from}H${lane - r}Q${lane} ${from} ${lane} ${from - r}V${to + r}Q${lane} ${to} ${lane - r} ${to}H${end}`;
  const colour = darkColour("signal");
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="3.5"/><circle cx="${end}" cy="${to}" r="9" fill="${colour}"/>`;
}

function risenRow(lead: Lead, row: number): ReactNode {
  return box(
    {
      position: "absolute",
      left: FEED.left,
      top: FEED.top + FEED.pitch * row,
      width: FEED.width,
      height: FEED.pitch,
      alignItems: "center",
      justifyContent: "space-between",
      padding: "0 22px 0 18px",
      backgroundColor: darkColour("signal-soft"),
      borderLeft: `4px solid ${darkColour("signal")}`,
    },
    box(
      { alignItems: "center", gap: 14 },
      box({
        width: 16,
        height: 16,
        borderRadius: 16,
        backgroundColor: darkColour("signal"),
      }),
      text(lead.name, 21, "ink", { fontWeight: 500 }),
    ),
    text(lead.engagement, 18, "link"),
  );
}

function listRow(lead: Lead, index: number): ReactNode {
  return box(
    {
      height: LIST.row,
      padding: "0 24px",
      gap: 20,
      alignItems: "center",
      ...(index > 0 && {
        borderTop: `1.5px solid ${darkColour("signal-line")}`,
      }),
    },
    rankTile(index + 1),
    box(
      { flexDirection: "column", gap: 9, alignItems: "flex-start" },
      text(lead.name, 27, "ink", {
        fontWeight: 600,
        lineHeight: 1.15,
        letterSpacing: "-0.015em",
      }),
      priorityBadge(lead, 18),
    ),
  );
}

interface Site {
  name: string;
  tagline: string;
}

/** The default picture: two leads rise from a feed into a ranked list. */
export function feedPicture({ name, tagline }: Site): Layer[] {
  const risen = mondayRanking.slice(0, RISEN.length).map(({ lead }) => lead);
  const rows = Array.from({ length: 12 }, (_, row) => row);
  const noise = rows.filter((row) => RISEN.every((each) => each.row !== row));
  return [
    `<rect x="${FEED.left}" y="${FEED.top}" width="${FEED.width}" height="${HEIGHT}" rx="18" fill="${darkColour("surface")}" stroke="${darkColour("line")}" stroke-width="1.5"/>`,
    noise.map(noiseRow).join(""),
    box(
      {
        width: WIDTH,
        height: HEIGHT,
        position: "relative",
        fontFamily: fonts.sans.family,
      },
      ...risen.map((lead, index) => risenRow(lead, RISEN[index]?.row ?? 0)),
      box(
        {
          position: "absolute",
          left: LIST.left,
          top: LIST.top,
          width: LIST.width,
          flexDirection: "column",
          borderRadius: 18,
          border: `1.5px solid ${darkColour("signal-line")}`,
          backgroundColor: darkColour("raised"),
        },
        ...risen.map(listRow),
      ),
    ),
    risen.map((_, index) => riseLine(index)).join(""),
    drawMark(68, 58, 50),
    headline({
      siteName: name,
      ...fitHeadline(tagline),
      below: text("A noisy feed in. A short, ranked list out.", 26, "muted", {
        marginTop: 28,
      }),
    }),
  ];
}
