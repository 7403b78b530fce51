import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./visitor.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => dialog(page).getByRole("searchbox");
const results = (page: Page) => dialog(page).getByRole("listitem");

test("Visitors press / on any page, type, and follow a result by keyboard", async ({
  page,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("csv exp");
  await expect(results(page).filter({ hasText: "CSV" })).not.toHaveCount(0);
  await expect(dialog(page).getByRole("status")).toContainText(/\d+ pages?/u);
  const { violations } = await new AxeBuilder({ page })
    .include("dialog")
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  const first = results(page).first().getByRole("link");
  await expect(first).toBeFocused();
  const path = await first.getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${path}$`, "u"));
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("Visitors lose no letter that they type while the search is loading", async ({
  page,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  const typed = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.keyboard.press("/");
  await page.keyboard.type("csv");
  typed.resolve();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(" exp");
  await expect(field(page)).toHaveValue("csv exp");
});

test("Visitors find the pages of their visit again, and all results with Enter", async ({
  page,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Changelog" })
    .click();
  await expect(page).toHaveTitle(/^Changelog/u);
  await page.keyboard.press("Control+k");
  await expect(results(page)).toHaveText(["Faq at Tidemark"]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await field(page).fill("engagement");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/search\?q=engagement$/u);
  await expect(dialog(page)).toBeHidden();
});

test("Visitors type a / into a field, and search without script", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/contact-us");
  await hydrated(page);
  await page.locator("textarea[name=message]").pressSequentially("and/or");
  await expect(page.locator("textarea[name=message]")).toHaveValue("and/or");
  await expect(dialog(page)).toBeHidden();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${baseURL}/faq`);
  await plain.getByRole("link", { name: "Search", exact: true }).click();
  await expect(plain).toHaveURL(/\/search$/u);
  await context.close();
});
