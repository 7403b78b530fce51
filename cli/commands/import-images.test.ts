import { expect, test } from "vitest";
import { importFiles, LONG, PIXEL } from "../proof/testing/import-files.ts";

const MATTER = `---\ntitle: A text of the old site\ndate: 2020-01-01\ndescription: ${LONG}\nauthor: J\ncategories: [x]\n---\n\n`;

test("names a picture after what it is, and keeps a text whose picture is none", async () => {
  const { checked, losses, read, report } = await importFiles("hugo", {
    "old/hugo.toml": "",
    "old/content/a/index.md": `${MATTER}![A](a.webp) ![B](b.jpeg) ![C](c.png) ![D](d.jpg) ![E](data:image/jpeg;base64,${PIXEL.toString("base64")})\n`,
    "old/content/a/a.webp": PIXEL,
    "old/content/a/b.jpeg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    "old/content/a/c.png": "<!DOCTYPE html><title>404</title>",
    "old/content/a/d.jpg": "II*\0",
  });
  expect(report.skipped).toEqual([]);
  expect(checked.code).toBe(0);
  expect(await read("blog/a/index.md")).toContain(
    "![A](./a.png) ![B](./b.svg) *Image not found: C* `c.png` *Image not found: D* `d.jpg` *Image not found: E* `data:`",
  );
  expect(losses).toEqual([
    "content/a/index.md:9 image c.png",
    "content/a/index.md:9 image d.jpg",
    expect.stringContaining("content/a/index.md:9 image data:image/jpeg"),
  ]);
});

test("keeps a text whose link has more steps up than folders", async () => {
  const { checked, read, report } = await importFiles("hugo", {
    "old/content/a.md": `${MATTER}[one](/../../issues/2?a=/../b) [two](../../../issues/3#c)\n`,
  });
  expect(report.skipped).toEqual([]);
  expect(checked.code).toBe(0);
  expect(await read("blog/a.md")).toContain(
    "[one](/issues/2?a=/../b) [two](/issues/3#c)",
  );
});

test("shows pictures whose address a script would have given", async () => {
  const { checked, losses, read } = await importFiles("hugo", {
    "old/content/a/index.md": `${MATTER}<img data-src="a.png" alt="A"> <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" class="lazy" data-original="a.png" alt="B"> <img srcset="a.png 1x, b.png 2x" alt="C">\n\n<img alt="D" data-src="a.png"><noscript><img src="a.png" alt="D"></noscript>\n`,
    "old/content/a/a.png": PIXEL,
  });
  expect(checked.code).toBe(0);
  const text = await read("blog/a/index.md");
  expect(text.match(/!\[[^\]]*\]\([^)]*\)/gu)).toEqual([
    "![A](./a.png)",
    "![B](./a.png)",
    "![C](./a.png)",
    "![D](./a.png)",
  ]);
  expect(losses.filter((line) => line.includes("<img"))).toEqual([]);
});
