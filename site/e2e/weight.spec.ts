import { brotliCompressSync } from "node:zlib";
import { expect, hydrated, test } from "./visitor.ts";

const KB = 1_000;

for (const { path, script, html, css } of [
  { path: "/", script: 75, html: 20, css: 20 },
  { path: "/contact-us", script: 75, html: 20, css: 20 },
  { path: "/no-such-page", script: 75, html: 20, css: 20 },
  { path: "/search?q=lead", script: 75, html: 20, css: 20 },
  { path: "/features", script: 75, html: 20, css: 20 },
  { path: "/integrations", script: 75, html: 20, css: 20 },
  { path: "/pricing", script: 75, html: 20, css: 20 },
  { path: "/how-it-works", script: 75, html: 20, css: 20 },
  { path: "/benefits", script: 75, html: 20, css: 20 },
  { path: "/engagement-monitoring", script: 75, html: 20, css: 20 },
  { path: "/connection-monitoring", script: 75, html: 20, css: 20 },
  { path: "/blog", script: 86, html: 20, css: 20 },
  { path: "/blog/read-engagement-as-intent", script: 86, html: 20, css: 20 },
]) {
  test(`${path} stays within its budget of bytes`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/404 \(Not Found\)/u);
    const sizes = { script: 0, stylesheet: 0, document: 0 };
    const requests: string[] = [];
    page.on("response", async (response) => {
      const kind = response.request().resourceType();
      requests.push(response.url());
      if (kind !== "script" && kind !== "stylesheet" && kind !== "document")
        return;
      sizes[kind] += brotliCompressSync(await response.body()).length;
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await hydrated(page);
    expect(sizes.script).toBeGreaterThan(0);
    expect(sizes.script).toBeLessThanOrEqual(script * KB);
    expect(sizes.stylesheet).toBeLessThanOrEqual(css * KB);
    expect(sizes.document).toBeLessThanOrEqual(html * KB);
    expect(requests.length).toBeLessThan(30);
    expect(
      requests.filter((url) => new URL(url).hostname !== "localhost"),
    ).toEqual([]);
  });
}
