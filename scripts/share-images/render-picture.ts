import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ReactNode } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import type { Theme } from "#schema";
import { darkColour, fonts } from "./palette.ts";

/** The size that social networks recommend. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const { resolve } = createRequire(import.meta.url);

function loadFont(
  { family, package: id }: Theme["fonts"]["sans"],
  weight: 400 | 500 | 600,
): Font {
  const file = `@fontsource/${id}/files/${id}-latin-${weight}-normal.woff`;
  return {
    name: family,
    weight,
    style: "normal",
    data: readFileSync(resolve(file)),
  };
}

const fontFiles = [
  loadFont(fonts.sans, 400),
  loadFont(fonts.sans, 500),
  loadFont(fonts.sans, 600),
  loadFont(fonts.mono, 400),
];

/** A layer of a picture, the lowest first: SVG shapes as text, boxes and text as elements. */
export type Layer = string | ReactNode;

async function drawLayer(layer: Layer): Promise<string> {
  if (typeof layer === "string") return layer;
  return satori(layer, { width: WIDTH, height: HEIGHT, fonts: fontFiles });
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
