import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { pages } from "./pages.ts";
import { expect, hydrated, test } from "./visitor.ts";

const KB = 1_000;

/** Before any interaction. The page's components are loaded later. */
const FIRST = { document: 20 * KB, stylesheet: 20 * KB, script: 20 * KB };
const MAX_REQUESTS = 20;

/** All scripts of a page, once its components have arrived. */
const MAX_SCRIPT = 110 * KB;

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
    const first = { ...(await weighed()) };
    for (const kind of ["document", "stylesheet", "script"] as const) {
      expect(first[kind], kind).toBeGreaterThan(0);
      expect(first[kind], kind).toBeLessThanOrEqual(FIRST[kind]);
    }
    expect(first.requests.length).toBeLessThan(MAX_REQUESTS);

    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1);
    await expect(page).toHaveTitle(new RegExp(title, "u"));
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(width).toBeLessThanOrEqual(320);
    const { script, requests } = await weighed();
    expect(script).toBeGreaterThan(first.script);
    expect(script).toBeLessThanOrEqual(MAX_SCRIPT);
    expect(
      requests.filter((url) => new URL(url).hostname !== "localhost"),
    ).toEqual([]);
  });
}
