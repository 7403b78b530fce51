import sharp from "sharp";
import { shadesOf } from "#schema";
import { colors, darkColour } from "../share-images/palette.ts";
import { formatIco } from "./format-ico.ts";

const ICO_SIZES = [16, 32, 48];

/** Draws an SVG as a square PNG. */
async function drawPng(svg: string, size: number): Promise<Buffer> {
  // SVG is drawn at 72 dots per inch and 32 units: a higher density keeps edges sharp.
  const density = Math.max(72, (72 * size) / 32);
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/**
 * The icon on a square background, for systems that cut out the shape themselves. The background is that of the icon if its
 * first shape is a rectangle.
 * @param scale the size of the icon; everything outside the inner four fifths may be cut off
 */
function toFullSquare(svg: string, scale: number): string {
  const [, own] =
    /^<svg[^>]*>\s*<rect[^>]*fill="(#[\da-f]{3,6})"/iu.exec(svg.trim()) ?? [];
  const ground = own ?? darkColour("surface");
  const offset = (32 * (1 - scale)) / 2;
  const data = Buffer.from(svg).toString("base64");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><image x="${offset}" y="${offset}" width="${32 * scale}" height="${32 * scale}" href="data:image/svg+xml;base64,${data}"/></svg>`;
}

/** An icon whose colours are those of the dark theme: `{signal}` stands for the colour of that name. */
export function paintIcon(svg: string): string {
  return svg.replaceAll(/\{([\w-]+)\}/gu, (_, name: string) => {
    const color = Object.entries(colors).find(([key]) => key === name)?.[1];
    if (color === undefined)
      throw new Error(
        `The theme has no colour "${name}", which the icon names.`,
      );
    return shadesOf(color).dark;
  });
}

/** Every icon that browsers and systems request, by file name. @param svg the favicon, 32 units wide */
export async function drawIcons(svg: string): Promise<Map<string, Buffer>> {
  const maskable = toFullSquare(svg, 0.8);
  const small = await Promise.all(
    ICO_SIZES.map(async (size) => ({ size, png: await drawPng(svg, size) })),
  );
  return new Map([
    ["favicon.ico", formatIco(small)],
    ["icon-192.png", await drawPng(svg, 192)],
    ["icon-512.png", await drawPng(svg, 512)],
    ["icon-maskable-192.png", await drawPng(maskable, 192)],
    ["icon-maskable-512.png", await drawPng(maskable, 512)],
    ["apple-touch-icon.png", await drawPng(toFullSquare(svg, 0.9), 180)],
  ]);
}
