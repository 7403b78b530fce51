import type { Page } from "@playwright/test";
import { expect, hydrated, shellOf, test } from "./visitor.ts";

const isHydrated = (page: Page) =>
  page.evaluate(() => "hydrated" in document.documentElement.dataset);

/** Opens a page whose components do not arrive until the returned function is called. */
async function open(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(await shellOf(page), async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return resolve;
}

/** Waits until the page has tried once more: it reloads when its components fail. */
const reloaded = (page: Page) =>
  page.waitForFunction(() =>
    performance
      .getEntriesByType("navigation")
      .some(
        (entry) =>
          entry instanceof PerformanceNavigationTiming &&
          entry.type === "reload",
      ),
  );

/** Opens a page whose components fail. */
async function openBroken(page: Page, path: string): Promise<void> {
  await page.route(await shellOf(page), (route) =>
    route.abort("connectionreset"),
  );
  await page.goto(path);
  await reloaded(page);
}

test.describe("before the components have arrived", () => {
  test("Visitors keep what they type, with focus and selection", async ({
    page,
  }) => {
    const release = await open(page, "/contact-us");
    const name = page.getByLabel("Name", { exact: true });
    await name.fill("Elena Marsh");
    await page.getByLabel("Message").fill("Half a sent");
    await name.press("Home");
    await name.press("Shift+ArrowRight");
    expect(await isHydrated(page)).toBe(false);
    release();
    await hydrated(page);
    await expect(name).toHaveValue("Elena Marsh");
    await expect(name).toBeFocused();
    expect(
      await name.evaluate((field: HTMLInputElement) => [
        field.selectionStart,
        field.selectionEnd,
      ]),
    ).toEqual([0, 1]);
    await expect(page.getByLabel("Message")).toHaveValue("Half a sent");
  });

  test("Visitors open and close the menu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, "/");
    const button = page.locator("#mobile-menu summary");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(4, 780);
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(/\/pricing$/u);
  });

  test("Visitors change the theme, which its controls show", async ({
    page,
  }) => {
    const release = await open(page, "/");
    await page.getByRole("button", { name: "Switch to light theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
    await page.getByRole("radio", { name: "System" }).check();
    release();
    await hydrated(page);
    await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
    await page.getByRole("radio", { name: "Light" }).check();
    await expect(
      page.getByRole("button", { name: "Switch to dark theme" }),
    ).toBeVisible();
  });

  test("Visitors keep an open question open", async ({ page }) => {
    const release = await open(page, "/faq");
    const question = page.locator("main details").nth(2);
    await question.locator("summary").click();
    release();
    await hydrated(page);
    await expect(question).toHaveAttribute("open", "");
    await expect(page.locator("main details[open]")).toHaveCount(1);
  });

  test("Visitors with a deep link find its question open", async ({ page }) => {
    await open(page, "/faq#change-plan");
    await expect(
      page.getByText("you pay each plan by the day"),
    ).toBeInViewport();
  });
});

test("Visitors who search the documentation while it loads get all results", async ({
  page,
}) => {
  const release = await open(page, "/documentation");
  await page.getByRole("searchbox").fill("csv");
  release();
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText(
    /articles? match(?:es)? “csv”/u,
  );
});

test("Visitors who reload and go back see the page of the address", async ({
  page,
}) => {
  await page.goto("/blog");
  await hydrated(page);
  await page
    .getByRole("navigation", { name: "Filter by type" })
    .getByRole("link", { name: "Guides" })
    .click();
  await expect(page.locator("[data-card]")).toHaveCount(2);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/u);
  await expect(page.locator('main nav [aria-current="true"]')).toHaveText(
    "All",
  );
  await page.goForward();
  await expect(page.locator('main nav [aria-current="true"]')).toHaveText(
    "Guides",
  );
});

test.describe("when the components cannot be loaded", () => {
  test.beforeEach(({ complaints }) => {
    complaints.expected.push(
      /Failed to (?:load resource|fetch dynamically imported module)/u,
    );
  });

  test("Visitors send a form and get a page as the answer", async ({
    page,
  }) => {
    await openBroken(page, "/contact-us");
    await page.getByLabel("Name", { exact: true }).fill("Elena Marsh");
    await page.getByLabel("Email").fill("elena@fernhill.example");
    await page.getByLabel("Subject").fill("Offline");
    await page.getByLabel("Message").fill("Nothing but HTML.");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL(/\/api\/contact-us$/u);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("Visitors find links, filters, questions, the menu and the theme working", async ({
    page,
  }) => {
    await openBroken(page, "/faq");
    await page.locator("summary", { hasText: "What does" }).click();
    await expect(page.getByText("It reads public posts")).toBeVisible();
    await page.getByRole("button", { name: "Switch to light theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Blog", exact: true })
      .click();
    await expect(page).toHaveURL(/\/blog$/u);
    await reloaded(page);
    await page
      .getByRole("link", { name: "Guides", exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/blog\?type=guide$|\/guides$/u);
  });
});
