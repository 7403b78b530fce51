import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { serveContent, type ServedContent } from "./serve-content.ts";
import { expect, hydrated, test } from "./visitor.ts";
import { fixtureContent } from "./workspace.ts";

/** One server for all tests of this file, whose blog has several pages. */
test.describe.configure({ mode: "default" });

/** Added to the posts of the fixture. */
const ADDED_POSTS = 60;

const number = (index: number) => String(index).padStart(2, "0");

function addedPost(index: number): string {
  const type = index % 2 === 0 ? "guide" : "blog";
  return `---
id: ${9000 + index}
title: Added post ${number(index)}
description: Post ${number(index)} of a blog that has enough of them for several pages.
date: 2025-10-${number(1 + (index % 28))}
type: ${type}
author: ana-prado
categories: [first-words]
---

## Heading

Text.
`;
}

function addPosts(content: string): void {
  for (let index = 0; index < ADDED_POSTS; index++)
    writeFileSync(
      join(content, "blog", `added-post-${number(index)}.md`),
      addedPost(index),
    );
}

let served: ServedContent;
test.beforeAll(async () => {
  served = await serveContent(fixtureContent, addPosts);
});
test.afterAll(() => served.stop());

const titles = (page: Page) =>
  page.locator("main article :is(h2, h3)").allTextContents();
const status = (page: Page) => page.locator("main output[tabindex]");
const pager = (page: Page) =>
  page.getByRole("navigation", { name: "Pages of articles" });
const more = (page: Page) =>
  page.getByRole("link", { name: "Load more articles" });

async function totalOf(page: Page): Promise<number> {
  const reply = await page.request.get(`${served.origin}/api/blog`);
  const { posts } = (await reply.json()) as { posts: unknown[] };
  return posts.length;
}

test("Visitors without script reach every article page by page", async ({
  browser,
  page: other,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${served.origin}/blog`);
  const seen: string[] = [];
  for (let number = 1; ; number++) {
    await expect(pager(page).locator("[aria-current=page]")).toHaveText(
      `Page ${number}`,
    );
    seen.push(...(await titles(page)));
    const next = pager(page).getByRole("link", { name: "Next page" });
    if ((await next.count()) === 0) break;
    await next.click();
  }
  const total = await totalOf(other);
  expect(total).toBeGreaterThan(ADDED_POSTS);
  expect(new Set(seen).size).toBe(total);
  await pager(page).getByRole("link", { name: "Previous page" }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/u);
  await pager(page).getByRole("link", { name: "Page 1", exact: true }).click();
  await expect(page).toHaveURL(/\/blog$/u);
  await context.close();
});

test("Visitors without script keep the filter from page to page", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${served.origin}/blog?type=guide&category=first-words`);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(
    /\/blog\?type=guide&category=first-words&page=2$/u,
  );
  const labels = page.locator("[data-card] [data-label]");
  expect(new Set(await labels.allTextContents())).toEqual(new Set(["Guide"]));
  await expect(page.locator("main nav [aria-current=true]")).toHaveText(
    "Guides",
  );
  await expect(
    page.getByRole("link", { name: "Remove the category First Words" }),
  ).toBeVisible();
  await context.close();
});

test("Visitors without script can leaf through many results of a search", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const results = page.locator("main ol[start] > li");
  await page.goto(`${served.origin}/search?q=added`);
  await expect(results).toHaveCount(24);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/\/search\?q=added&page=2$/u);
  await expect(results.first()).toBeVisible();
  const answer = await page.goto(`${served.origin}/search?q=added&page=99`);
  expect(answer?.status()).toBe(404);
  await context.close();
});

test("Visitors can load more by keyboard, keep their place, and come back to it", async ({
  page,
}) => {
  await page.goto(`${served.origin}/blog`);
  await hydrated(page);
  const total = await totalOf(page);
  await expect(status(page)).toHaveText(`Showing 1 to 24 of ${total} articles`);
  const first = await titles(page);
  await more(page).focus();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText(`Showing 1 to 48 of ${total} articles`);
  await expect(more(page)).toBeFocused();
  await expect(page).toHaveURL(/\/blog\?page=2$/u);
  await expect(page).toHaveTitle(/^Blog at Tidemark, page 2/u);
  const grown = await titles(page);
  expect(grown.slice(0, first.length)).toEqual(first);
  expect(new Set(grown).size).toBe(48);

  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText(
    `Showing 1 to ${total} of ${total} articles`,
  );
  await expect(status(page)).toBeFocused();
  await expect(more(page)).toHaveCount(0);
  expect(new Set(await titles(page)).size).toBe(total);

  await page.reload();
  await expect(status(page)).toHaveText(
    `Showing 49 to ${total} of ${total} articles`,
  );
  await hydrated(page);
  await page.getByRole("link", { name: "Pricing" }).first().click();
  await expect(page).toHaveURL(/\/pricing$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\?page=3$/u);
  await expect(status(page)).toHaveText(/^Showing 49 to/u);
});

test("Visitors who go to another page start at its heading", async ({
  page,
}) => {
  await page.goto(`${served.origin}/blog`);
  await hydrated(page);
  await more(page).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/u);
  await pager(page).getByRole("link", { name: "Page 1", exact: true }).click();
  await expect(page).toHaveURL(/\/blog$/u);
  await expect(status(page)).toHaveText(/^Showing 1 to 24/u);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\?page=2$/u);
  await expect(status(page)).toHaveText(/^Showing 25 to 48/u);
});

test("Visitors who return are shown newer articles of their page only", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== "/api/blog") return;
    searchParams.delete("_");
    calls.push(searchParams.toString());
  });
  await page.goto(`${served.origin}/blog?page=2`);
  await hydrated(page);
  await page.clock.install({ time: Date.now() + 60_000 });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect.poll(() => calls).toEqual(["limit=24&offset=24"]);
  await expect(status(page)).toHaveText(/^Showing 25 to 48/u);
});

test("Visitors follow a card to its category and its author", async ({
  page,
}) => {
  await page.goto(`${served.origin}/blog?page=2`);
  await hydrated(page);
  const card = page.locator("[data-card]").first();
  await card.getByRole("link", { name: "First Words articles" }).click();
  await expect(page).toHaveURL(/\/blog\/category\/first-words$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "First Words",
  );
  await more(page).click();
  await expect(page).toHaveURL(/\/blog\/category\/first-words\?page=2$/u);
  await expect(status(page)).toHaveText(/^Showing 1 to 48/u);
  await page
    .locator("[data-card]")
    .first()
    .getByRole("link", { name: "Ana Prado" })
    .click();
  await expect(page).toHaveURL(/\/blog\/author\/ana-prado$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Prado");
  await expect(page).toHaveTitle(/^Articles by Ana Prado/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\/category\/first-words\?page=2$/u);
});

test("Visitors to a page that does not exist get 404", async ({ request }) => {
  const statusOf = async (path: string) =>
    (await request.get(`${served.origin}${path}`)).status();
  for (const page of ["4", "0", "-1", "1.5", "abc", "02", "999999"]) {
    expect([page, await statusOf(`/blog?page=${page}`)]).toEqual([page, 404]);
    expect([
      page,
      await statusOf(`/blog/category/first-words?page=${page}`),
    ]).toEqual([page, 404]);
  }
  expect(await statusOf("/blog/author/nobody")).toBe(404);
  expect(await statusOf("/blog/category/none")).toBe(404);
  expect(await statusOf("/resources?page=2")).toBe(404);
  expect(await statusOf("/guides?page=2")).toBe(404);
  expect(await statusOf("/blog?page=1")).toBe(200);
});

test("Search engines see one address for each page, and its neighbors", async ({
  request,
}) => {
  const linksOf = async (path: string) => {
    const html = await (await request.get(`${served.origin}${path}`)).text();
    const links = html.matchAll(
      /<link rel="(canonical|prev|next)" href="([^"]*)"/gu,
    );
    return Object.fromEntries(
      [...links].map(([, rel = "", href = ""]) => [
        rel,
        href.replace(served.origin, "").replaceAll("&amp;", "&"),
      ]),
    );
  };
  expect(await linksOf("/blog?page=1&utm_source=x")).toEqual({
    canonical: "/blog",
    next: "/blog?page=2",
  });
  expect(await linksOf("/blog?page=2")).toEqual({
    canonical: "/blog?page=2",
    prev: "/blog",
    next: "/blog?page=3",
  });
  expect(await linksOf("/blog?page=2&type=guide")).toEqual({
    canonical: "/blog?page=2",
    prev: "/blog?type=guide",
  });
  expect(await linksOf("/blog/author/ana-prado?page=2")).toMatchObject({
    canonical: "/blog/author/ana-prado?page=2",
    prev: "/blog/author/ana-prado",
  });
  const sitemap = await (
    await request.get(`${served.origin}/sitemap.xml`)
  ).text();
  expect(sitemap).toContain("/blog/category/first-words</loc><lastmod>");
  expect(sitemap).toContain("/blog/author/ana-prado</loc><lastmod>");
});
