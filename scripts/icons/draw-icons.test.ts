import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { drawIcons } from "./draw-icons.ts";

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

it("has drawn what is in public/", () => {
  for (const [name] of icons)
    expect(readFileSync(join(folder, name)).length).toBeGreaterThan(0);
});
