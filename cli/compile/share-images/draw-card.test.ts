import { readFileSync } from "node:fs";
import { hash } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openCardPainter } from "./draw-card.ts";
import { drawableText, titleFromSlug, loadCoverage } from "./fonts.ts";
import { themeColors } from "#schema";
import type { ShareStyle } from "../../model/share-card.ts";

// The overload states the type that the loop produces, because TypeScript cannot infer it.
function sampleColors(): ShareStyle["colors"];
function sampleColors(): object {
  return Object.fromEntries(
    Object.keys(themeColors).map((name, place) => [name, `#30${10 + place}60`]),
  );
}

const style = { font: "geist", colors: { ...sampleColors(), page: "#123456" } };

test.each([
  ["Read engagement as intent", "Read engagement as intent"],
  ["Что говорят лайки 🚀 о покупателях", "Что говорят лайки о покупателях"],
  ["Tiếng Việt, čeština – “quotes” €", "Tiếng Việt, čeština – “quotes” €"],
  ["E\u0301te\u0301", "Été"],
  ["読む人を理解する", undefined],
  ["אהבתם ומה זה אומר", undefined],
  ["🚀🚀", undefined],
])("draws of %s what the fonts have", (title, drawn) => {
  expect(drawableText(title, loadCoverage("geist"))).toBe(drawn);
});

test("keeps every title inside its picture and gives each its own", async () => {
  const mark = readFileSync(
    new URL("../../../public/favicon.svg", import.meta.url),
    "utf8",
  );
  const draw = await openCardPainter({ ...style, mark });
  const titles = [
    "Short",
    "x".repeat(120),
    "Wide WWWW ".repeat(12),
    "読む人を理解する",
    'A <b>title</b> & "quotes" {{x}}',
  ];
  const digests = new Set<string>();
  for (const [place, title] of titles.entries()) {
    const png = await draw({
      siteName: "Northlark",
      kind: "Guide",
      title,
      facts: ["Mara Lind", "November 20, 2026"],
      slug: `slug-${place}`,
    });
    digests.add(hash("sha256", png));
    expect(png.length).toBeLessThan(90_000);
    // Below and above the text, and left of it, there is only the page's colour.
    for (const area of [
      { left: 0, top: 0, width: 700, height: 50 },
      { left: 0, top: 590, width: 700, height: 40 },
      { left: 0, top: 0, width: 60, height: 630 },
    ]) {
      const pixels = await sharp(png).extract(area).png().toBuffer();
      const { channels, dominant } = await sharp(pixels).removeAlpha().stats();
      expect(dominant).toEqual({ r: 0x18, g: 0x38, b: 0x58 });
      const spread = channels.map(({ max, min }) => max - min);
      expect([title, ...spread]).toEqual([title, 0, 0, 0]);
    }
  }
  expect(digests.size).toBe(titles.length);
  expect(titleFromSlug("likes-and-more")).toBe("Likes and more");
});
