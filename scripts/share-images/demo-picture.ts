import type { ReactNode } from "react";
import {
  competitors,
  influencers,
  leads,
  type Lead,
} from "../../site/mock/story.ts";
import { box, text } from "./element.ts";
import { headline } from "./headline.ts";
import { priorityBadge, rankTile } from "./lead-parts.ts";
import { drawMark } from "./mark.ts";
import { darkColour, fonts } from "./palette.ts";
import { HEIGHT, WIDTH, type Layer } from "./render-picture.ts";

const CARD = { left: 620, top: 60, width: 508, height: 510 };
const SPINE = CARD.left + 54;

function chip(words: string): ReactNode {
  return box(
    {
      padding: "7px 16px",
      borderRadius: 12,
      border: `1.5px solid ${darkColour("line-strong")}`,
      backgroundColor: darkColour("raised"),
    },
    text(words, 21, "muted"),
  );
}

/** Engagements as dots. Two of them are highlighted. */
function dots(): ReactNode {
  const highlighted = new Set([5, 24]);
  return box(
    { flexWrap: "wrap", gap: "12px 11px", width: 372 },
    ...Array.from({ length: 30 }, (_, index) =>
      box({
        width: 14,
        height: 14,
        borderRadius: 14,
        backgroundColor: darkColour(
          highlighted.has(index) ? "signal" : "line-strong",
        ),
      }),
    ),
  );
}

function leadLine(lead: Lead): ReactNode {
  return box(
    { alignItems: "center", gap: 16 },
    text(lead.name, 22, "muted", { width: 150 }),
    priorityBadge(lead, 17),
  );
}

function step(rank: number, title: string, ...shown: ReactNode[]): ReactNode {
  return box(
    { gap: 24, alignItems: "flex-start" },
    rankTile(rank, 52),
    box(
      { flexDirection: "column", gap: 15, paddingTop: 8 },
      text(title, 26, "ink", { fontWeight: 600, letterSpacing: "-0.018em" }),
      ...shown,
    ),
  );
}

/** The picture of the demo page: the steps of a demo. */
export function demoPicture(siteName: string): Layer[] {
  const listed = ["lead_1001", "lead_1002"].flatMap((id) =>
    leads.filter((lead) => lead.id === id),
  );
  return [
    `<rect x="${CARD.left}" y="${CARD.top}" width="${CARD.width}" height="${CARD.height}" rx="18" fill="${darkColour("surface")}" stroke="${darkColour("line")}" stroke-width="1.5"/>`,
    `<path d="M${SPINE + 2} ${CARD.top + 50}V${CARD.top + CARD.height - 130}" stroke="${darkColour("signal-line")}" stroke-width="2"/>`,
    box(
      { width: WIDTH, height: HEIGHT, fontFamily: fonts.sans.family },
      box(
        {
          position: "absolute",
          left: CARD.left,
          top: CARD.top,
          width: CARD.width,
          height: CARD.height,
          padding: "34px 30px",
          flexDirection: "column",
          justifyContent: "space-between",
        },
        step(
          1,
          "Name who your buyers follow",
          box(
            { gap: 12 },
            chip(influencers[0]?.name ?? ""),
            chip(competitors[0]?.name ?? ""),
          ),
        ),
        step(2, "Watch who engages", dots()),
        step(
          3,
          "Read the ranked list",
          box({ flexDirection: "column", gap: 12 }, ...listed.map(leadLine)),
        ),
      ),
    ),
    drawMark(68, 58, 50),
    headline({
      siteName,
      lines: ["See a feed", "turn into", "a call list."],
      size: 94,
      below: text("What a demo shows, in three steps.", 26, "muted", {
        marginTop: 28,
      }),
    }),
  ];
}
