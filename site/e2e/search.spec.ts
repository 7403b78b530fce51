import { expect, hydrated, test } from "./visitor.ts";

test("Visitors can search the site and open what they find", async ({
  page,
}) => {
  await page.goto("/search");
  await hydrated(page);
  const box = page.getByRole("searchbox", { name: "Search the site" });
  await box.fill("CSV expo");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=CSV\+expo$/u);
  await expect(page).toHaveTitle("Search | Tidemark");
  await expect(box).toHaveValue("CSV expo");
  const results = page.locator("main ol[start] > li");
  const count = page.getByRole("status").filter({ hasText: "for “CSV expo”" });
  await expect(count).toHaveText(/^\d+ results for/u);
  expect(await results.count()).toBe(
    Number.parseInt((await count.textContent()) ?? "", 10),
  );
  const first = results.first();
  await expect(first).toContainText("Documentation");
  await expect(first.locator("time")).toHaveText(/^[A-Z][a-z]+ \d+, \d{4}$/u);
  await expect(first.locator("mark").first()).toHaveText(/csv|export/iu);
  await first.getByRole("link", { name: "Export a list as CSV" }).click();
  await expect(page).toHaveURL(/\/documentation\/csv-export$/u);
  await page.goBack();
  await expect(box).toHaveValue("CSV expo");
  await expect(results.first()).toBeVisible();
});

test("Visitors find every kind of thing", async ({ page }) => {
  for (const [query, path, kind] of [
    ["quiet signal", "/blog/reading-a-quiet-signal", "Blog post"],
    ["score handover", "/guides/score-and-hand-over-leads", "Guide"],
    ["duplicates crm", "/documentation/crm-sync", "Documentation"],
    ["verify webhook", "/documentation/examples/receive-an-event", "Example"],
    ["field researcher", "/careers/field-researcher", "Job"],
    ["named question", "/changelog/lists-by-question", "Changelog"],
    ["pricing", "/pricing", "Page"],
    ["needs no card", "/faq", "Page"],
    ["supervisory authority", "/privacy-policy", "Page"],
  ] as const) {
    await page.goto(`/search?${new URLSearchParams({ q: query })}`);
    const result = page.locator("main ol[start] > li").filter({
      has: page.locator(`a[href="${path}"]`),
    });
    await expect(result, query).toHaveCount(1);
    await expect(result).toContainText(kind);
  }
});

test("Visitors without script can search, also from the not-found page", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/no-such-page`);
  await page.getByRole("searchbox").fill("webhook");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=webhook$/u);
  await expect(page.locator("main ol[start] > li").first()).toBeVisible();
  await page.goto(`${baseURL}/documentation`);
  await page.getByRole("searchbox").fill("credits");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\/search\?q=credits$/u);
  await expect(page.locator("main ol[start] > li").first()).toBeVisible();
  await context.close();
});

test("Visitors who mistype a word find what they meant, or see suggestions", async ({
  page,
}) => {
  await page.goto("/search?q=competiter+trakcing");
  await hydrated(page);
  await expect(page.getByRole("status").first()).toContainText(
    /Nothing matches “competiter trakcing”\. \d+ results? for “competitor/u,
  );
  await expect(page.locator("main ol[start] > li").first()).toBeVisible();
  await page.goto("/search?q=xylophone+zebra");
  await expect(page.getByRole("status").first()).toHaveText(
    "Nothing matches “xylophone zebra”",
  );
  const start = page.getByRole("navigation", { name: "Good places to look" });
  await expect(start.getByRole("link", { name: "FAQ" })).toBeVisible();
  await page.goto("/search?q=pricng");
  const meant = page.getByRole("navigation", { name: "Did you mean" });
  await meant.getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page).toHaveURL(/\/pricing$/u);
});

test("Visitors' queries are shown as text only", async ({ page }) => {
  const hostile = `</script><script>document.title="x"</script>"><img src=x onerror=alert(1)> {{a}} $& .*(\u202e\u0000`;
  await page.goto(`/search?q=${encodeURIComponent(hostile)}`);
  await hydrated(page);
  await expect(page).toHaveTitle("Search | Tidemark");
  await expect(page.locator("main img")).toHaveCount(0);
  await expect(page.getByRole("status").first()).toContainText("</script>");
  await page.goto(`/search?q=${"lead ".repeat(400)}`);
  await expect(page.getByRole("searchbox")).toHaveValue(
    "lead ".repeat(20).trim(),
  );
  await expect(page.locator("main ol[start] > li").first()).toBeVisible();
});

test("Visitors' searches are not indexed", async ({ page, baseURL }) => {
  await page.goto("/search?q=csv");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
    "content",
    "noindex",
  );
  const canonical = await page
    .locator('link[rel="canonical"]')
    .getAttribute("href");
  expect(new URL(canonical ?? "", baseURL).pathname).toBe("/search");
  expect(canonical).toMatch(/\/search$/u);
});
