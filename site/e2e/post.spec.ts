import type { Page } from "@playwright/test";
import { expect, hydrated, settled, stopClock, test } from "./visitor.ts";

const path = "/blog/reading-a-quiet-signal";
const title = "How to read a quiet signal";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("far east of Greenwich", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("Visitors read who wrote an article, when, and how long it takes", async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const head = page.locator("[data-article-head]");
    await expect(head.getByText("Blog Post", { exact: true })).toBeVisible();
    await expect(head).toContainText("Ana Prado, Research Lead");
    await expect(head.locator("time")).toHaveText("March 12, 2026");
    await expect(head.locator("time")).toHaveAttribute(
      "datetime",
      "2026-03-12",
    );
    await expect(head).toContainText(/\d+ min read/u);
    await expect(head.getByRole("img")).toHaveAttribute("alt", /./u);
    await expect(
      head.getByRole("link", { name: "Signals", exact: true }),
    ).toHaveAttribute("href", "/blog?category=signals");
    await expect(
      page
        .getByRole("contentinfo")
        .getByRole("link", { name: "Button of after post" }),
    ).toHaveAttribute("href", "/demo");
    await expect(page.locator("figure.wireframe")).toHaveCount(1);
  });
});

test("Visitors who return see the article requested at once, and keep it after four failures", async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/503/u);
  const calls: URL[] = [];
  await page.route("**/api/blog/**", (route) => {
    calls.push(new URL(route.request().url()));
    return route.fulfill({ status: 503, body: "" });
  });
  await stopClock(page);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  for (const [tries, wait] of [
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
  ] as const) {
    await expect.poll(() => calls.length).toBe(tries);
    await settled(page);
    await page.clock.runFor(wait - 1);
    expect(calls).toHaveLength(tries);
    await page.clock.runFor(1);
  }
  await expect.poll(() => calls.length).toBe(4);
  await page.clock.runFor(10_000);
  expect(calls).toHaveLength(4);
  expect(calls.map(({ pathname }) => pathname)).toEqual(
    calls.map(() => `/api${path}`),
  );
  expect(calls.every(({ search }) => /^\?_=\d{13}$/u.test(search))).toBe(true);
  await expect(heading(page)).toHaveText(title);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect.poll(() => calls.length).toBe(5);
  await expect(heading(page)).toHaveText(title);
});

test("Visitors who return see changes of the article", async ({ page }) => {
  const body = await (await page.request.get(`/api${path}`)).json();
  await page.route("**/api/blog/**", (route) => route.fulfill({ json: body }));
  await page.goto(path);
  await hydrated(page);
  await expect(heading(page)).toHaveText(title);
  body.post.title = "Another title";
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(heading(page)).toHaveText("Another title");
});

test("Visitors at a missing article see details of the failure and a way back", async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/404 \(Not Found\)/u);
  const slug = "%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E";
  const response = await page.goto(`/blog/${slug}`);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(heading(page)).toHaveText("Blog Post Not Found");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
    "content",
    "noindex",
  );
  const details = page.locator("details").filter({ hasText: "Slug" });
  await expect(details.locator("dl")).toBeHidden();
  await details.locator("summary").press("Enter");
  await expect(details.locator("dt")).toHaveText([
    "Slug",
    "Address",
    "Status",
    "Message",
    "Time",
  ]);
  await expect(details).toContainText(`/blog/${slug}`);
  await expect(details).toContainText("API request failed with status 404");
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await page
    .getByRole("main")
    .getByRole("link", { name: "Back to Blog" })
    .click();
  await expect(page).toHaveURL(/\/blog$/u);
  await expect(heading(page)).toHaveText("Tidemark on blog");
});

test("Visitors can share an article: its address is copied without `_`, nothing is sent or opened", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${path}?_=1795268336410`);
  await hydrated(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (!/\/(?:assets|images)\/|\/api\/blog\//u.test(request.url()))
      sent.push(request.url());
  });
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(path, page.url()).href,
  );
  expect(context.pages()).toHaveLength(1);
  expect(sent).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`${path}$`, "u"));
});

test("Visitors find no placeholder left in any article", async ({
  request,
}) => {
  const { posts } = await (await request.get("/api/blog")).json();
  expect(posts.length).toBeGreaterThan(0);
  for (const { slug } of posts) {
    const html = await (await request.get(`/blog/${slug}`)).text();
    expect([slug, /\{\{/u.test(html)]).toEqual([slug, false]);
  }
});
