import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ReactNode } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { darkColour } from "./palette.ts";

/** The size that social networks recommend. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const { resolve } = createRequire(import.meta.url);

function loadFont(
  family: "Geist" | "Geist Mono",
  weight: 400 | 500 | 600,
): Font {
  const id = family.toLowerCase().replace(" ", "-");
  const file = `@fontsource/${id}/files/${id}-latin-${weight}-normal.woff`;
  return {
    name: family,
    weight,
    style: "normal",
    data: readFileSync(resolve(file)),
  };
}

const fonts = [
  loadFont("Geist", 400),
  loadFont("Geist", 500),
  loadFont("Geist", 600),
  loadFont("Geist Mono", 400),
];

/** A layer of a picture, the lowest first: SVG shapes as text, boxes and text as elements. */
export type Layer = string | ReactNode;

async function drawLayer(layer: Layer): Promise<string> {
  if (typeof layer === "string") return layer;
  return satori(layer, { width: WIDTH, height: HEIGHT, fonts });
}

/** Draws layers on the dark page and returns a PNG. With the same library versions, its bytes are always the same. */
export async function renderPicture(layers: readonly Layer[]): Promise<Buffer> {
  const drawn = await Promise.all(layers.map(drawLayer));
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${darkColour("page")}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ground}${drawn.join("")}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: darkColour("page") })
    .png({ compressionLevel: 9, palette: true, quality: 95, effort: 10 })
    .toBuffer();
}
