import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { pages } from "./pages.ts";
import { expect, hydrated, test } from "./visitor.ts";

const KB = 1_000;

/** Everything that a page loads by itself, until its components handle events. */
const MOST = { document: 25 * KB, stylesheet: 20 * KB, script: 110 * KB };
const MAX_REQUESTS = 25;

interface Weight {
  document: number;
  stylesheet: number;
  script: number;
  requests: string[];
}

/** Compressed sizes by address: pages share most of their files. */
const sizesByUrl = new Map<string, number>();

function compressedSize(url: string, body: Buffer): number {
  const size = sizesByUrl.get(url) ?? brotliCompressSync(body).length;
  sizesByUrl.set(url, size);
  return size;
}

/** Adds up what a page loads, compressed as the server does it. */
function weigh(page: Page): () => Promise<Weight> {
  const weight: Weight = {
    document: 0,
    stylesheet: 0,
    script: 0,
    requests: [],
  };
  const sizes: Promise<void>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    weight.requests.push(response.url());
    if (kind !== "script" && kind !== "stylesheet" && kind !== "document")
      return;
    sizes.push(
      response.body().then((body) => {
        weight[kind] += compressedSize(response.url(), body);
        return undefined;
      }),
    );
  });
  return async () => {
    await page.waitForLoadState("networkidle");
    await Promise.all(sizes);
    return weight;
  };
}

for (const { path, title, h1 } of pages) {
  test(`${path} is light, starts without errors and fits 320 px`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/404 \(Not Found\)/u);
    const weighed = weigh(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1);
    await expect(page).toHaveTitle(new RegExp(title, "u"));
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(width).toBeLessThanOrEqual(320);
    const { requests, ...sizes } = await weighed();
    for (const kind of ["document", "stylesheet", "script"] as const) {
      expect(sizes[kind], kind).toBeGreaterThan(0);
      expect(sizes[kind], kind).toBeLessThanOrEqual(MOST[kind]);
    }
    expect(requests.length).toBeLessThan(MAX_REQUESTS);
    expect(
      requests.filter((url) => new URL(url).hostname !== "localhost"),
    ).toEqual([]);
  });
}
