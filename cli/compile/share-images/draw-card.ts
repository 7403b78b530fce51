import satori from "satori";
import type { ShareCard } from "../../model/share-card.ts";
import { loadSharp } from "../pictures/load-sharp.ts";
import { HEIGHT, layOutCard, MARK, WIDTH } from "./card-layout.ts";
import { drawableText, titleFromSlug } from "./drawable-text.ts";
import { loadCoverage, loadFonts } from "./fonts.ts";
import { palette } from "./palette.ts";
import { drawSignalLine } from "./signal-line.ts";

export type DrawCard = (card: ShareCard) => Promise<Buffer>;

/**
 * Loads the fonts and the renderer. The returned function draws a card as a PNG of 1200 by 630 pixels. The same card
 * always has the same bytes.
 * @param mark the site's logo mark as SVG; empty if it has none
 */
export async function openCardPainter(mark: string): Promise<DrawCard> {
  const sharp = await loadSharp();
  const fonts = loadFonts();
  const isCovered = loadCoverage();
  return async (card) => {
    const words = await satori(layOutCard(toDrawable(card, isCovered)), {
      width: WIDTH,
      height: HEIGHT,
      fonts,
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.page}"/>${drawSignalLine(card.slug)}${drawMark(mark)}${words}</svg>`;
    return sharp(Buffer.from(svg))
      .png({ palette: true, quality: 90, effort: 1, dither: 0 })
      .toBuffer();
  };
}

/** A card with only characters that the fonts have. */
function toDrawable(
  card: ShareCard,
  isCovered: (character: string) => boolean,
): ShareCard {
  const draw = (text: string) => drawableText(text, isCovered);
  return {
    ...card,
    siteName: draw(card.siteName) ?? "",
    kind: draw(card.kind) ?? "",
    title: draw(card.title) ?? titleFromSlug(card.slug),
    facts: card.facts.flatMap((fact) => draw(fact) ?? []),
  };
}

function drawMark(mark: string): string {
  if (mark === "") return "";
  const data = Buffer.from(mark).toString("base64");
  const { size, x, y } = MARK;
  return `<image href="data:image/svg+xml;base64,${data}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
}
