import type { Page } from "@playwright/test";
import { expect, hydrated, settled, stopClock, test } from "./visitor.ts";

const LIST = "**/api/blog?**";
const cards = (page: Page) => page.locator("[data-card]");
const filter = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Filter by type" })
    .getByRole("link", { name, exact: true });
const count = (page: Page) => page.locator("output[data-count]");

/** Records the list calls of a page and gives all of them the same answer. */
async function answerLists(
  page: Page,
  answer: { status?: number; body?: string; json?: unknown },
): Promise<URL[]> {
  const calls: URL[] = [];
  await page.route(LIST, (route) => {
    calls.push(new URL(route.request().url()));
    return route.fulfill(answer);
  });
  return calls;
}

test("Visitors can filter by type, and go back and forward through the filters", async ({
  page,
}) => {
  const calls: URL[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/api/")) return;
    calls.push(new URL(request.url()));
    expect(request.headers()).toMatchObject({
      "cache-control": "no-cache",
      pragma: "no-cache",
      expires: "0",
    });
  });
  await page.goto("/blog");
  await hydrated(page);
  await expect(
    page.getByRole("navigation", { name: "Filter by type" }).getByRole("link"),
  ).toHaveText(["All", "Blog Posts", "Guides", "Case Studies"]);
  const all = await cards(page).count();
  await filter(page, "Guides").click();
  await expect(page).toHaveURL(/\/blog\?type=guide$/u);
  await expect(cards(page).locator("[data-label]")).toHaveText([
    "Guide",
    "Guide",
  ]);
  await filter(page, "Case Studies").press("Enter");
  await expect(page).toHaveURL(/\/blog\?type=case-study$/u);
  await expect(cards(page).locator("[data-label]")).toHaveText([
    "Case Study",
    "Case Study",
  ]);
  await expect(filter(page, "Case Studies")).toBeFocused();
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.locator('main nav [aria-current="true"]')).toHaveText(
    "Guides",
  );
  await page.goBack();
  await expect(cards(page)).toHaveCount(all);
  await page.goForward();
  await expect(cards(page)).toHaveCount(2);

  expect(
    calls.slice(0, 2).map(({ searchParams }) => [...searchParams.keys()]),
  ).toEqual([
    ["type", "limit", "_"],
    ["type", "limit", "_"],
  ]);
});

test("Visitors can filter by category, which is never sent, and remove the filter", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  await page.goto("/blog/reading-a-quiet-signal");
  await hydrated(page);
  await page.getByRole("link", { name: "First Words", exact: true }).click();
  await expect(page).toHaveURL(/\/blog\?category=first-words$/u);
  const chip = page.getByRole("link", {
    name: "Remove the category First Words",
  });
  await expect(chip).toBeVisible();
  const narrowed = await count(page).textContent();
  await filter(page, "Guides").click();
  await expect(page).toHaveURL(/type=guide&category=first-words$/u);
  await expect(count(page)).toHaveText("1 article");
  await chip.click();
  await expect(page).toHaveURL(/\/blog\?type=guide$/u);
  await expect(count(page)).toHaveText("2 articles");
  expect(narrowed).not.toBe("1 article");
  expect(calls.filter((url) => url.includes("category"))).toEqual([]);
});

test("Visitors open an article past every cache at its address without `_`", async ({
  page,
  context,
}) => {
  await page.goto("/blog");
  await hydrated(page);
  const link = cards(page).first().getByRole("heading").getByRole("link");
  const path = (await link.getAttribute("href")) ?? "";
  expect(path).toMatch(/^\/blog\/[a-z0-9-]+$/u);
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    link.click({ button: "middle" }),
  ]);
  await expect(opened).toHaveURL(new RegExp(`${path}$`, "u"));
  await opened.close();

  const [document] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    link.click(),
  ]);
  expect(document.url()).toMatch(new RegExp(`${path}\\?_=\\d{13}$`, "u"));
  await hydrated(page);
  await expect(page).toHaveURL(new RegExp(`${path}$`, "u"));
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/u);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${path}$`, "u"));
});

test("Visitors see that a list is loading, see an error after four tries, and can try again", async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/500/u);
  await stopClock(page);
  await page.goto("/blog");
  await hydrated(page);
  const calls = await answerLists(page, { status: 500, body: "no" });
  await filter(page, "Guides").click();
  for (const [tries, wait] of [
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
  ] as const) {
    await expect.poll(() => calls.length).toBe(tries);
    await expect(page.getByText("Loading articles")).toBeAttached();
    await settled(page);
    await page.clock.runFor(wait - 1);
    expect(calls).toHaveLength(tries);
    await page.clock.runFor(1);
  }
  const notice = page.getByText(
    "Sorry, we couldn't load the blog posts. Please try again later.",
  );
  await expect(notice).toBeVisible();
  expect(calls).toHaveLength(4);
  await expect(filter(page, "All")).toBeVisible();
  await page.unroute(LIST);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(notice).toBeHidden();
});

test("Visitors see a message when the server fails and when nothing matches", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/blog");
  await hydrated(page);
  await answerLists(page, { json: { success: true, posts: [] } });
  await filter(page, "Guides").click();
  await expect(
    page.getByText("No articles found matching your criteria."),
  ).toBeVisible();
  await page.unroute(LIST);
  const calls = await answerLists(page, { json: { success: false } });
  await filter(page, "Case Studies").click();
  for (const tries of [1, 2, 3, 4]) {
    await expect.poll(() => calls.length).toBe(tries);
    await settled(page);
    await page.clock.runFor(4_100);
  }
  await expect(page.getByText("we couldn't load the blog posts")).toBeVisible();
});

test("Visitors who return keep list and featured article, even if the server fails", async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/503/u);
  await stopClock(page);
  await page.goto("/blog");
  await hydrated(page);
  const before = await cards(page).count();
  const calls = await answerLists(page, { status: 503, body: "" });
  const plain: string[] = [];
  await page.route(/\/api\/blog\?limit=24&_=/u, (route) => {
    plain.push(route.request().url());
    return route.fulfill({ status: 503, body: "" });
  });
  await page.clock.runFor(11_000);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  for (const tries of [1, 2, 3, 4]) {
    await expect.poll(() => plain.length).toBe(tries);
    await settled(page);
    await page.clock.runFor(4_100);
  }
  expect(calls.some(({ search }) => search.includes("featured=true"))).toBe(
    true,
  );
  await expect(cards(page)).toHaveCount(before);
  await expect(page.locator("[data-featured]")).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveText("");
});

test("Visitors with a malformed query see the blog", async ({ page }) => {
  for (const query of [
    "category=%00",
    "category=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
    "type=%E0%A4%A&category=__proto__",
  ]) {
    await page.goto(`/blog?${query}`);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(count(page)).toHaveText(/^\d+ articles$/u);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  }
});

test("Visitors find links to the Resource Center", async ({ page }) => {
  await page.goto("/blog");
  const links = await page
    .getByRole("region", { name: "Heading of resources" })
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.toSorted()).toEqual([
    "/resources",
    "/resources?type=case-study",
    "/resources?type=guide",
    "/resources?type=video",
  ]);
});
