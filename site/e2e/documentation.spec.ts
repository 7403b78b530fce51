import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./visitor.ts";

/** Title, address and number of articles. */
const groups = [
  ["Getting Started", "/documentation/getting-started", 2],
  ["Competitor Monitoring", "/documentation/competitor-monitoring", 1],
  ["Integrations", "/documentation/integrations", 2],
  ["Advanced Features", "/documentation/advanced-features", 1],
] as const;

const resultList = (page: Page) =>
  page.locator('h2:text-is("Search results") + ul');

const listedArticles = (page: Page) => page.locator("main ol > li:has(h2)");

test("Visitors can search all articles while they type", async ({ page }) => {
  await page.goto("/documentation");
  await hydrated(page);
  const box = page.getByRole("searchbox");
  const tabs = page.getByRole("tablist");
  await box.fill("csv export");
  const results = resultList(page).getByRole("listitem");
  await expect(
    page.getByText(/\d+ articles? match.* “csv export”/u),
  ).toBeVisible();
  await expect(results.first().getByRole("heading")).toHaveText(
    "Export a list as CSV",
  );
  await expect(tabs).toBeHidden();
  await box.fill("csv");
  const count = page.getByText(/^\d+ articles match “csv”$/u);
  await expect(count).toBeVisible();
  const said = Number.parseInt((await count.textContent()) ?? "", 10);
  expect(said).toBeGreaterThan(1);
  await expect(results).toHaveCount(said);
  await box.fill("");
  await expect(tabs).toBeVisible();
  await expect(results).toHaveCount(0);
});

test("Visitors who find nothing see a message and can start over", async ({
  page,
}) => {
  await page.goto("/documentation");
  await hydrated(page);
  const box = page.getByRole("searchbox");
  await box.fill("xylophone");
  await expect(page.getByText("No articles match “xylophone”")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("");
  await expect(page.getByRole("tablist")).toBeVisible();
});

test("Visitors can follow a search result to a section", async ({ page }) => {
  await page.goto("/documentation");
  await hydrated(page);
  await page.getByRole("searchbox").fill("duplicates");
  await resultList(page)
    .getByRole("link", { name: "Duplicates", exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/documentation\/crm-sync#duplicates$/u);
  await expect(
    page.getByRole("heading", { name: /^Duplicates/u }),
  ).toBeInViewport();
});

test("Visitors can move between the tabs by keyboard", async ({ page }) => {
  await page.goto("/documentation");
  await hydrated(page);
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await expect(page.getByRole("tab")).toHaveText([
    "Guides",
    "API Reference",
    "Examples",
    "FAQ",
  ]);
  await tab("Guides").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("API Reference")).toBeFocused();
  await expect(tab("API Reference")).toHaveAttribute("aria-selected", "true");
  await expect(
    page.getByRole("tabpanel", { name: "API Reference" }),
  ).toContainText("GET /api/v1/monitors/influencers");
  await page.keyboard.press("End");
  await expect(tab("FAQ")).toBeFocused();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page).toHaveURL(/#faq$/u);
  await page.keyboard.press("Home");
  await expect(tab("Guides")).toBeFocused();
});

test("Visitors can open a tab by its address", async ({ page }) => {
  await page.goto("/documentation#examples");
  await hydrated(page);
  await expect(page.getByRole("tab", { name: "Examples" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(
    page.getByRole("tabpanel", { name: "Examples" }).getByRole("listitem"),
  ).toHaveCount(2);
});

test("Visitors without script can read every part and search the site", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/documentation`);
  for (const name of ["Guides", "API Reference", "Examples", "FAQ"]) {
    await expect(
      page.getByRole("heading", { level: 2, name, exact: true }),
    ).toBeVisible();
  }
  await expect(page.getByRole("tab")).toHaveCount(0);
  await page.getByRole("searchbox").fill("csv");
  await expect(page.locator("search form")).toHaveAttribute(
    "action",
    "/search",
  );
  await context.close();
});

test("Visitors find the articles of each group, and a page for it", async ({
  page,
}) => {
  await page.goto("/documentation");
  await hydrated(page);
  for (const [title, path, count] of groups) {
    const group = page.getByRole("region", { name: title });
    await expect(group.getByRole("listitem")).toHaveCount(count);
    await expect(
      group.getByRole("link", { name: `View all ${title}` }),
    ).toHaveAttribute("href", path);
  }
  for (const [title, path, count] of groups) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(listedArticles(page)).toHaveCount(count);
  }
});

test("Visitors can read every article and example", async ({ page }) => {
  const paths: string[] = [];
  for (const path of [
    ...groups.map(([, path]) => path),
    "/documentation/examples",
  ]) {
    await page.goto(path);
    for (const link of await listedArticles(page).getByRole("link").all())
      paths.push((await link.getAttribute("href")) ?? "");
  }
  expect(new Set(paths).size).toBe(8);
  for (const path of paths) {
    const response = await page.request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
  }
});

test("Visitors can go on from one article to the next", async ({ page }) => {
  await page.goto("/documentation/credits");
  await hydrated(page);
  const pager = page.getByRole("navigation", { name: "Previous and next" });
  await pager.getByRole("link", { name: /^Next/u }).click();
  await expect(page).toHaveURL(/\/documentation\/add-rivals$/u);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(pager.getByRole("link", { name: /^Previous/u })).toHaveAttribute(
    "href",
    "/documentation/credits",
  );
});

test("Visitors with a wrong address of an example are redirected to the right one", async ({
  page,
}) => {
  await page.goto("/documentation/list-profiles");
  await expect(page).toHaveURL(/\/documentation\/examples\/list-profiles$/u);
  await page.goto("/documentation/examples/csv-export");
  await expect(page).toHaveURL(/\/documentation\/csv-export$/u);
});
