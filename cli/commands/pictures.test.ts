import { readdir, stat, utimes } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { contentIndex, entryBody } from "#schema";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import {
  createWorkspace,
  type Files,
  type Workspace,
} from "../proof/testing/create-workspace.ts";
import { SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const LOCATION = {
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" },
};
const RED = { r: 200, g: 30, b: 30 };

/** A picture with a red left half and a blue right half. */
async function halves(width: number, height: number): Promise<Sharp> {
  const size = { height, channels: 3 } as const;
  const half = { ...size, width: Math.floor(width / 2), background: RED };
  const whole = sharp({ create: { ...size, width, background: "#1e1ec8" } });
  const input = await sharp({ create: half }).png().toBuffer();
  const drawn = whole.composite([{ input, left: 0, top: 0 }]);
  return sharp(await drawn.removeAlpha().png().toBuffer());
}

/** A PNG whose header claims another size. */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

function showing(...names: string[]): Files {
  const body = names.map((name) => `![A picture](./${name})\n`).join("\n");
  return {
    ...SAMPLE,
    "content/blog/second-post.md": secondPost({}, `Words.\n\n${body}`),
  };
}

async function build(workspace: Workspace, ...args: string[]) {
  const result = await workspace.run(["build", ...args]);
  expect(result).toMatchObject({ code: 0 });
  const body = await workspace.read(".content/blog/second-post.json");
  return { ...result, html: entryBody.parse(JSON.parse(body)).html };
}

/** The variants that a page offers. */
async function variantsIn(workspace: Workspace, html: string) {
  const addresses = html.match(/\/content-assets\/[^\s",]+/gu) ?? [];
  return Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const path = workspace.path(
        address.replace("/content-assets/", ".content/assets/"),
      );
      const { size } = await stat(path);
      return { address, path, size, ...(await sharp(path).metadata()) };
    }),
  );
}

test("serves a large photo upright, small, without metadata and in several widths", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 36 } as const;
  const create = { width: 2000, height: 3000, channels: 3, noise } as const;
  const photo = await sharp({ create: { ...create, background: "#888" } })
    .withExif(LOCATION)
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3")
    .jpeg({ quality: 95 })
    .toBuffer();
  const workspace = await createWorkspace({
    ...showing("a%20photo.jpg"),
    "content/blog/a photo.jpg": photo,
  });
  const { html } = await build(workspace);
  const variants = await variantsIn(workspace, html);
  expect(variants.map(({ format, width }) => [format, width])).toEqual([
    ["webp", 480],
    ["webp", 960],
    ["webp", 1440],
    ["webp", 1920],
    ["jpeg", 1280],
  ]);
  for (const { exif, height, icc, orientation, size, width, xmp } of variants) {
    expect([exif, icc, orientation, xmp]).toEqual(Array(4).fill(undefined));
    expect(Math.abs(height - (width * 2) / 3)).toBeLessThan(1);
    expect(size).toBeLessThanOrEqual(400_000);
  }
  expect(html).toMatch(
    /<picture><source type="image\/webp" srcset="[^"]+ 1920w" sizes="[^"]+"><img src="\/content-assets\/a-photo-1280\.[0-9a-f]{8}\.jpg" alt="A picture" width="1920" height="1280" fetchpriority="high" decoding="async"><\/picture>/u,
  );
});

test("shows each orientation as cameras mean it", async () => {
  const orientations = [1, 2, 3, 4, 5, 6, 7, 8];
  const upright = await (await halves(60, 40)).png().toBuffer();
  const files: Record<string, Uint8Array> = {};
  for (const orientation of orientations) {
    // Stored as by a camera, so that rotating it restores the picture.
    const turned = await sharp(upright)
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .withMetadata({ orientation })
      .toBuffer();
    files[`content/blog/o${orientation}.jpg`] = turned;
  }
  const names = orientations.map((each) => `o${each}.jpg`);
  const workspace = await createWorkspace({ ...showing(...names), ...files });
  const { html } = await build(workspace);
  for (const orientation of orientations) {
    const name = `o${orientation}`;
    const [, width, height] =
      new RegExp(`${name}-\\d+[^>]*width="(\\d+)" height="(\\d+)"`, "u").exec(
        html,
      ) ?? [];
    const isTurned = orientation > 4;
    expect([name, width, height]).toEqual(
      isTurned ? [name, "40", "60"] : [name, "60", "40"],
    );
    const shown = (await variantsIn(workspace, html)).find(
      ({ address, format }) =>
        address.includes(`/${name}-`) && format === "webp",
    );
    const right = await sharp(files[`content/blog/${name}.jpg`])
      .autoOrient()
      .resize(4, 4, { fit: "fill" })
      .raw()
      .toBuffer();
    const ours = await sharp(shown?.path)
      .resize(4, 4, { fit: "fill" })
      .removeAlpha()
      .raw()
      .toBuffer();
    const difference = ours.map((value, at) =>
      Math.abs(value - (right[at] ?? 0)),
    );
    expect(Math.max(...difference)).toBeLessThan(40);
  }
});

test("accepts every kind of picture that writers use, and makes none larger", async () => {
  const picture = await halves(300, 200);
  const frames = await Promise.all(
    ["#f00", "#0f0"].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animated = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  const files = {
    "content/blog/cmyk.jpg": await picture
      .clone()
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer(),
    "content/blog/deep.png": await picture
      .clone()
      .toColourspace("rgb16")
      .png()
      .toBuffer(),
    "content/blog/clear.png": await picture
      .clone()
      .ensureAlpha(0.5)
      .png()
      .toBuffer(),
    "content/blog/grey.jpg": await picture
      .clone()
      .greyscale()
      .jpeg()
      .toBuffer(),
    "content/blog/still.gif": await picture.clone().gif().toBuffer(),
    "content/blog/modern.avif": await picture
      .clone()
      .avif({ effort: 0 })
      .toBuffer(),
    "content/blog/dot.png": await sharp(frames[0])
      .resize(1, 1)
      .png()
      .toBuffer(),
    "content/blog/moving.gif": animated,
    "public/images/wide.webp": await picture.clone().webp().toBuffer(),
  };
  const names = Object.keys(files).map((file) => file.split("/").at(-1) ?? "");
  const sources = showing(...names.slice(0, -1));
  const workspace = await createWorkspace({
    ...sources,
    ...files,
    "content/blog/third.md": secondPost({
      id: "3",
      title: "A third post, with a cover of its own",
      description: "Its description is long enough for the check of lengths.",
      image: "{ src: /images/wide.webp, alt: Wide }",
    }),
  });
  const { html } = await build(workspace);
  const variants = await variantsIn(workspace, html);
  const facts = variants.map(({ address, format, hasAlpha, width }) => {
    const name = /assets\/(.+?)(?:-\d+)?\.[0-9a-f]{8}/u.exec(address)?.[1];
    return `${name} ${format} ${width}${hasAlpha ? " alpha" : ""}`;
  });
  expect(facts).toEqual([
    "cmyk webp 300",
    "cmyk jpeg 300",
    "deep webp 300",
    "deep jpeg 300",
    "clear webp 300 alpha",
    "clear png 300 alpha",
    "grey webp 300",
    "grey jpeg 300",
    "still webp 300",
    "still png 300",
    "modern webp 300",
    "modern jpeg 300",
    "dot webp 1",
    "dot jpeg 1",
    "moving gif 20 alpha",
  ]);
  expect(variants.at(-1)?.pages).toBe(2);
  for (const { address, path } of variants) {
    if (!/cmyk|deep/u.test(address)) continue;
    const pixel = await sharp(path)
      .extract({ left: 10, top: 10, width: 100, height: 100 })
      .resize(1, 1)
      .raw()
      .toBuffer();
    for (const [place, value] of [RED.r, RED.g, RED.b].entries())
      expect([address, Math.abs((pixel[place] ?? 0) - value) < 48]).toEqual([
        address,
        true,
      ]);
  }
  const index = contentIndex.parse(
    JSON.parse(await workspace.read(".content/index.json")),
  );
  const third = index.collections.blog.find(({ slug }) => slug === "third");
  expect(third?.image).toMatchObject({
    src: expect.stringMatching(/^\/content-assets\/wide-300\..*\.jpg$/u),
    srcset: expect.stringMatching(
      /^\/content-assets\/wide-300\..*\.webp 300w$/u,
    ),
    width: 300,
    height: 200,
  });
});

test("encodes a picture once, and removes what no entry shows", async () => {
  const photo = await (await halves(1000, 500)).jpeg().toBuffer();
  const workspace = await createWorkspace({
    ...showing("photo.jpg"),
    "content/blog/photo.jpg": photo,
  });
  expect(await workspace.run(["validate"])).toMatchObject({ code: 0 });
  await expect(stat(workspace.path(".content/assets"))).rejects.toThrow(
    "ENOENT",
  );
  await build(workspace);
  const list = async () =>
    (await readdir(workspace.path(".content/assets"))).toSorted();
  const names = await list();
  expect(names).toHaveLength(4);
  const inodes = async () =>
    Promise.all(
      names.map(async (name) => {
        const { ino } = await stat(workspace.path(`.content/assets/${name}`));
        return ino;
      }),
    );
  const before = await inodes();
  // Like a fresh checkout with a restored cache: other times, the same bytes.
  for (const name of names)
    await utimes(workspace.path(`.content/assets/${name}`), 1, 1);
  await utimes(workspace.path("content/blog/photo.jpg"), 2, 2);
  await workspace.write(showing("photo.jpg", "photo.jpg"));
  const again = await build(workspace);
  expect(again.stderr).toMatch(/: 2 files written/u);
  expect(await inodes()).toEqual(before);
  // A damaged variant is encoded again.
  const [damaged = ""] = names;
  await workspace.write({ [`.content/assets/${damaged}`]: "x" });
  await workspace.write(showing("photo.jpg"));
  await build(workspace);
  expect(
    (await stat(workspace.path(`.content/assets/${damaged}`))).size,
  ).toBeGreaterThan(100);
  await workspace.write(showing());
  await workspace.remove("content/blog/photo.jpg");
  expect(await workspace.run(["build"])).toMatchObject({ code: 0 });
  expect(await list()).toEqual([]);
});

test("names the line of a picture that cannot be shown, and what to do", async () => {
  const png = await (await halves(200, 100)).png().toBuffer();
  const jpeg = await (await halves(800, 800)).jpeg().toBuffer();
  const corrupt = Buffer.from(png).fill(0, 60, 90);
  const files = {
    "content/blog/cut.png": png.subarray(0, 150),
    "content/blog/cut.jpg": jpeg.subarray(0, Math.floor(jpeg.length / 2)),
    "content/blog/corrupt.png": corrupt,
    "content/blog/empty.jpg": Buffer.alloc(0),
    "content/blog/named.jpg": png,
    "content/blog/bomb.png": withSize(png, 16_000, 8000),
    "content/blog/phone.heic": Buffer.from("\0\0\0\u0018ftypheic", "latin1"),
  };
  const names = Object.keys(files).map((file) => file.split("/").at(-1) ?? "");
  const workspace = await createWorkspace({ ...showing(...names), ...files });
  const report = await workspace.validate();
  const found = report.diagnostics.map(
    ({ file, line, rule, message }) =>
      `${file.replace("content/blog/", "")}:${line} ${rule} ${message}`,
  );
  expect(found.join("\n")).toMatch(
    new RegExp(
      [
        "phone\\.heic:1 collection/stray-file `phone.heic` is a picture in a format",
        'second-post\\.md:\\d+ image/broken The picture "\\./cut\\.png" cannot be shown: it is damaged or incomplete',
        'second-post\\.md:\\d+ image/broken The picture "\\./cut\\.jpg" cannot be shown: it is damaged',
        'second-post\\.md:\\d+ image/broken The picture "\\./corrupt\\.png"',
        'second-post\\.md:\\d+ image/broken The image "\\./empty\\.jpg" is empty',
        'second-post\\.md:\\d+ image/type-mismatch The image "\\./named\\.jpg" is named .jpg, but is a png file',
        'second-post\\.md:\\d+ image/broken The picture "\\./bomb\\.png" cannot be shown: it has 128 megapixels',
        "second-post\\.md:\\d+ image/missing",
      ].join("[^]*"),
      "u",
    ),
  );
  expect((await workspace.run(["build"])).code).toBe(1);
  await expect(stat(workspace.path(".content/assets"))).rejects.toThrow(
    "ENOENT",
  );
});
