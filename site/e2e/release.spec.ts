import type { Page } from "@playwright/test";
import { expect, hydrated, idle, shellOf, test } from "./visitor.ts";

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Counts the documents that a page loads. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/** A release: scripts that were not loaded yet are gone, until the next document is loaded. */
async function release(page: Page): Promise<void> {
  let isOld = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route("**/assets/chunks/*.js", (route) =>
    isOld
      ? route.fulfill({ status: 404, body: "Not found" })
      : route.continue(),
  );
}

test.describe("with a tab that is older than the last release", () => {
  test.beforeEach(async ({ page, complaints }) => {
    complaints.expected.push(/Failed to load resource|Failed to fetch/u);
    await page.goto("/faq");
    await hydrated(page);
  });

  test("Visitors follow a link whose script is gone, with one new document", async ({
    page,
  }) => {
    await release(page);
    const documents = countDocuments(page);
    await footerLink(page, "Pricing").click();
    await expect(page).toHaveTitle(/^Pricing/u);
    await hydrated(page);
    expect(documents()).toBe(1);
    await footerLink(page, "Changelog").click();
    await expect(page).toHaveTitle(/^Changelog/u);
    expect(documents()).toBe(1);
  });

  for (const [what, body] of [
    ["comes from the new release", '{"page":"pricing","build":"newer"}'],
    ["is a login page", "<!doctype html><title>Hotel</title>"],
  ] as const)
    test(`Visitors follow a link when the page's data ${what}`, async ({
      page,
    }) => {
      await page.route("**/_data/*.json", (route) =>
        route.fulfill({ status: 200, body }),
      );
      const documents = countDocuments(page);
      await footerLink(page, "Pricing").click();
      await expect(page).toHaveTitle(/^Pricing/u);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(documents()).toBe(1);
    });

  test("Visitors go back to a page whose data cannot be loaded", async ({
    page,
  }) => {
    await footerLink(page, "Pricing").click();
    await expect(page).toHaveTitle(/^Pricing/u);
    await page.route("**/_data/*.json", (route) => route.abort());
    await page.goBack();
    await expect(page).toHaveTitle(/^Faq/u);
    await hydrated(page);
    await page.goForward();
    await expect(page).toHaveTitle(/^Pricing/u);
  });
});

/** Opens a page, and makes a release once its own scripts have arrived. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await idle(page);
  await release(page);
  return countDocuments(page);
}

test.describe("with a page whose other scripts are gone", () => {
  test.beforeEach(({ complaints }) => {
    complaints.expected.push(/Failed to load resource|Failed to fetch/u);
  });

  test("Visitors send the contact form, and get a page as the answer", async ({
    page,
  }) => {
    const documents = await open(page, "/contact-us");
    const field = (name: string) => page.locator(`main [name=${name}]`);
    await field("name").fill("Elena Marsh");
    await field("email").fill("elena@fernhill.example");
    await field("subject").fill("An old tab");
    await field("message").fill("It was open for a week.");
    const posted = page.waitForRequest("**/api/contact-us");
    await page.getByRole("button", { name: "Send Message" }).click();
    expect((await posted).postData()).toContain("It+was+open+for+a+week.");
    await expect(page).toHaveURL(/\/api\/contact-us$/u);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents()).toBe(1);
  });

  test("Visitors sign up for the newsletter, and get a page as the answer", async ({
    page,
  }) => {
    await open(page, "/resources");
    await page.getByLabel("Email address").fill("elena@fernhill.example");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL(/\/api\/newsletter$/u);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("Visitors search on the search page", async ({ page }) => {
    await open(page, "/faq");
    await page.keyboard.press("/");
    await expect(page).toHaveURL(/\/search$/u);
    await expect(page.getByRole("searchbox").first()).toBeVisible();
  });

  test("Visitors open the tabs of the documentation", async ({ page }) => {
    const documents = await open(page, "/documentation");
    const tab = page.getByRole("tab", { name: "FAQ" });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    expect(documents()).toBe(0);
  });

  test("Visitors filter articles, with one new document", async ({ page }) => {
    const documents = await open(page, "/blog");
    await page
      .getByRole("navigation", { name: "Filter by type" })
      .getByRole("link", { name: "Guides" })
      .click();
    await expect.poll(documents).toBe(1);
    await hydrated(page);
    await expect(page).toHaveURL(/\/blog\?type=guide$/u);
    await expect(page.locator('main nav [aria-current="true"]')).toHaveText(
      "Guides",
    );
    await expect(page.locator("[data-card]").first()).toBeVisible();
  });
});

test("Visitors of a document whose scripts are gone get a newer one, once", async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/Failed to load resource|Failed to fetch/u);
  const documents = countDocuments(page);
  let isGone = true;
  await page.route(await shellOf(page), (route) =>
    isGone ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  await page.goto("/documentation");
  await expect.poll(documents).toBe(2);
  await idle(page);
  expect(documents()).toBe(2);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  isGone = false;
  await page.reload();
  await hydrated(page);
  await page.getByRole("tab", { name: "FAQ" }).click();
  await expect(page.getByRole("tab", { name: "FAQ" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("Visitors who wait for a slow page keep the old one, with a sign", async ({
  page,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/_data/pricing.json", async (route) => {
    await asked;
    await route.continue();
  });
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.evaluate(() =>
    document
      .querySelector<HTMLElement>('header nav a[href="/pricing"]')
      ?.click(),
  );
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("[data-progress]")).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/u);
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  answer();
  await expect(page).toHaveTitle(/^Pricing/u);
  await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("Visitors get the document of a page whose data does not come within 30 s", async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/Failed to load resource/u);
  // A second of the test is 30 s of the page.
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 30);
  });
  await page.goto("/faq");
  await hydrated(page);
  await page.route("**/_data/pricing.json", () => undefined);
  await page.evaluate(() =>
    document
      .querySelector<HTMLElement>('header nav a[href="/pricing"]')
      ?.click(),
  );
  await expect(page).toHaveTitle(/^Pricing/u);
});
