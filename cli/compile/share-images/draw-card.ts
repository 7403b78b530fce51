import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { ShareCard, ShareStyle } from "../../model/share-card.ts";
import { loadSharp } from "../pictures/load-sharp.ts";
import {
  drawableText,
  titleFromSlug,
  loadCoverage,
  registerFonts,
} from "./fonts.ts";
import { drawWords, MARK } from "./draw-words.ts";
import { drawSignalLine } from "./signal-line.ts";

export type DrawCard = (card: ShareCard) => Promise<Buffer>;

/** The size that social networks ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
/** More takes longer than it is worth: a picture is loaded by robots. */
const COMPRESSION = 3;

/**
 * Loads the fonts and the renderer. The returned function draws a card as a PNG of 1200 by 630 pixels. The same card
 * always has the same bytes.
 */
export async function openCardPainter(style: ShareStyle): Promise<DrawCard> {
  const sharp = await loadSharp();
  const { colors, font, mark } = style;
  registerFonts(font);
  const isCovered = loadCoverage(font);
  const image = mark === "" ? undefined : await loadImage(Buffer.from(mark));
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  return (card) => {
    context.fillStyle = colors.page;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    drawSignalLine(context, card.slug, colors);
    drawWords(context, toDrawable(card, isCovered), style);
    const { size, x, y } = MARK;
    if (image !== undefined) context.drawImage(image, x, y, size, size);
    const raw = { width: WIDTH, height: HEIGHT, channels: 4 } as const;
    // The data is a copy, so that the next card can be drawn.
    return sharp(canvas.data(), { raw })
      .removeAlpha()
      .png({ compressionLevel: COMPRESSION })
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
