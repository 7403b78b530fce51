import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { blogEntry } from "../testing/content-folder.ts";
import { startApp } from "../testing/start-app.ts";

const imageOf = (slug: string, key = "0a1b2c3d") =>
  `/share-images/blog.${slug}.${key}.png`;

async function openApp() {
  const shareImages = mkdtempSync(join(tmpdir(), "northlark-share-"));
  const entries = [
    blogEntry("shown", { shareImage: imageOf("shown") }),
    blogEntry("見る", { shareImage: imageOf(encodeURIComponent("見る")) }),
    blogEntry("undrawn", { shareImage: imageOf("undrawn") }),
    blogEntry("later", {
      shareImage: imageOf("later"),
      publishAt: "2999-01-01",
    }),
  ];
  for (const slug of ["shown", "見る", "later", "draft"])
    writeFileSync(join(shareImages, imageOf(slug).slice(14)), "a picture");
  const app = await startApp({ shareImages, content: { blog: entries } });
  onTestFinished(async () => {
    await app.close();
    rmSync(shareImages, { recursive: true });
  });
  return (path: string) =>
    fetch(`${app.origin}${path}`, { redirect: "manual" });
}

test("serves the share images of visible entries as immutable", async () => {
  const get = await openApp();
  const shown = await get(imageOf("shown"));
  expect(shown.status).toBe(200);
  expect((await get(imageOf(encodeURIComponent("見る")))).status).toBe(200);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(shown.headers.get("cache-control")).toContain("immutable");
  expect(shown.headers.get("cross-origin-resource-policy")).toBe(
    "cross-origin",
  );
});

test("redirects from an old image to the current one, and from a missing one to that of the site", async () => {
  const get = await openApp();
  for (const [path, to] of [
    [imageOf("shown", "ffffffff"), imageOf("shown")],
    [imageOf("undrawn"), "/og-image.png"],
  ] as const) {
    const reply = await get(path);
    expect([reply.status, reply.headers.get("location")]).toEqual([302, to]);
    expect(reply.headers.get("cache-control")).toBe("no-cache");
  }
});

test.each([
  imageOf("later"),
  imageOf("later", "ffffffff"),
  imageOf("draft"),
  imageOf("none"),
  "/share-images/blog.shown.0a1b2c3d.png.br",
  "/share-images/nothing.shown.0a1b2c3d.png",
])("answers 404 to %s", async (path) => {
  const get = await openApp();
  const reply = await get(path);
  expect(reply.status).toBe(404);
  expect(await reply.text()).not.toContain("a picture");
});
