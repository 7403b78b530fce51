import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { drawIcons, paintIcon } from "./draw-icons.ts";

const folder = join(import.meta.dirname, "../../public");
const icons = await drawIcons(
  readFileSync(join(folder, "favicon.svg"), "utf8"),
);

it("draws each icon in its size, fully covered where systems cut the shape", async () => {
  for (const [name, size, isCovered] of [
    ["icon-192.png", 192, false],
    ["icon-512.png", 512, false],
    ["icon-maskable-192.png", 192, true],
    ["icon-maskable-512.png", 512, true],
    ["apple-touch-icon.png", 180, true],
  ] as const) {
    const image = sharp(icons.get(name));
    const { width, height } = await image.metadata();
    expect([name, width, height]).toEqual([name, size, size]);
    const { isOpaque } = await image.stats();
    expect([name, isOpaque]).toEqual([name, isCovered]);
  }
});

it("puts three sizes into favicon.ico", async () => {
  const ico = icons.get("favicon.ico") ?? Buffer.alloc(0);
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const at = 6 + 16 * index;
    const start = ico.readUInt32LE(at + 12);
    const png = ico.subarray(start, start + ico.readUInt32LE(at + 8));
    expect(await sharp(png).metadata()).toMatchObject({
      format: "png",
      width: size,
      height: size,
    });
  }
});

it("paints an icon in colours of the theme, and refuses others", async () => {
  const painted = paintIcon('<svg fill="{signal}" color="#123456"/>');
  expect(painted).toMatch(/^<svg fill="#[\da-f]{6}" color="#123456"\/>$/u);
  expect(() => paintIcon("{beige}")).toThrow('no colour "beige"');
});

it("draws any icon on a full square", async () => {
  const circle =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><circle cx="256" cy="256" r="200" fill="#ff0000"/></svg>';
  const drawn = await drawIcons(circle);
  const image = sharp(drawn.get("icon-maskable-512.png"));
  const pixels = await image.removeAlpha().raw().toBuffer();
  const middle = 3 * (256 * 512 + 256);
  expect([...pixels.subarray(middle, middle + 3)]).toEqual([255, 0, 0]);
  expect([...pixels.subarray(0, 3)]).not.toEqual([255, 0, 0]);
});

it("has drawn what is in public/", () => {
  for (const [name] of icons)
    expect(readFileSync(join(folder, name)).length).toBeGreaterThan(0);
});
