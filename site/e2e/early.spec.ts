import type { Page } from "@playwright/test";
import { expect, hydrated, stopClock, test } from "./visitor.ts";

const POST = "/blog/read-engagement-as-intent";

/** The scripts of a page that are loaded at the first sign of intent. */
async function componentsOf(page: Page, path: string): Promise<Set<string>> {
  const html = await (await page.request.get(path)).text();
  const [, scripts = ""] = /data-scripts="([^"]+)"/u.exec(html) ?? [];
  expect(scripts).not.toBe("");
  return new Set(scripts.split(" "));
}

/** Opens a page whose components do not arrive until the returned function is called. */
async function open(page: Page, path: string): Promise<() => void> {
  const components = await componentsOf(page, path.replace(/#.*/u, ""));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => components.has(pathname),
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  await page.goto(path);
  return resolve;
}

/** Opens a page whose components fail. */
async function openBroken(page: Page, path: string): Promise<void> {
  const components = await componentsOf(page, path);
  await page.route(
    ({ pathname }) => components.has(pathname),
    (route) => route.abort("connectionreset"),
  );
  await page.goto(path);
}

const isHydrated = (page: Page) =>
  page.evaluate(() => "hydrated" in document.documentElement.dataset);

/** Waits for the small script that every document loads. */
async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => window.early?.started);
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

  test("Visitors send a form once, and see the reply on the page", async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") calls.push(request.url());
    });
    const release = await open(page, "/");
    await page
      .getByPlaceholder("Enter your email address")
      .fill("early@fernhill.example");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    expect(calls).toEqual([]);
    release();
    await expect(
      page.getByRole("heading", { name: "You're subscribed!" }),
    ).toBeVisible();
    expect(calls).toHaveLength(1);
    await expect(page).toHaveURL(/\/$/u);
  });

  test("Visitors follow a filter, and an article past every cache", async ({
    page,
  }) => {
    await open(page, "/blog");
    await page
      .getByRole("navigation", { name: "Filter by type" })
      .getByRole("link", { name: "Guides" })
      .click();
    await expect(page).toHaveURL(/\/blog\?type=guide$/u);
    await expect(page.locator(".post-card")).toHaveCount(3);
    await started(page);
    const [document] = await Promise.all([
      page.waitForRequest((request) => request.isNavigationRequest()),
      page.locator(".post-card a").first().click(),
    ]);
    expect(document.url()).toMatch(/\?_=\d{13}$/u);
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/u);
  });

  test("Visitors open and close the menu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, "/");
    await started(page);
    const button = page.locator(".mobile-menu summary");
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

  test("Visitors press a button of a component, which reacts when it is there", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-write"]);
    const release = await open(page, POST);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.locator(".share-buttons-said")).toHaveText("");
    release();
    await expect(page.locator(".share-buttons-said")).toHaveText(
      "Link copied.",
    );
  });

  test("Visitors choose a tab by mouse and by keyboard", async ({ page }) => {
    const release = await open(page, "/documentation");
    await page.getByRole("tab", { name: "API Reference" }).click();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    release();
    await expect(page.getByRole("tab", { name: "FAQ" })).toBeFocused();
    await expect(page.getByRole("tab", { name: "FAQ" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  });

  test("Visitors search the documentation without leaving it", async ({
    page,
  }) => {
    const release = await open(page, "/documentation");
    await page.getByRole("searchbox").fill("csv");
    await page.keyboard.press("Enter");
    release();
    await expect(page.locator(".documentation-count")).toHaveText(
      /articles? match(?:es)? "csv"/u,
    );
    await expect(page).toHaveURL(/\/documentation$/u);
  });

  test("Visitors keep an open question open", async ({ page }) => {
    const release = await open(page, "/faq");
    const question = page.locator(".accordion-entry").nth(2);
    await question.locator("summary").click();
    release();
    await hydrated(page);
    await expect(question).toHaveAttribute("open", "");
    await expect(page.locator(".accordion-entry[open]")).toHaveCount(1);
  });

  test("Visitors see words change and can stop them", async ({ page }) => {
    await stopClock(page);
    await open(page, "/");
    await started(page);
    const shown = page.locator('.hero .rotating-word[data-place="shown"]');
    await expect(shown).toHaveText("Competitor");
    await page.clock.runFor(3_000);
    await expect(shown).toHaveText(/Influencer/u);
    await page.locator(".hero .rotation-toggle").click();
    await page.clock.runFor(9_000);
    await expect(shown).toHaveText(/Influencer/u);
    expect(await isHydrated(page)).toBe(false);
  });

  test("Visitors with a deep link find its question open", async ({ page }) => {
    await open(page, "/faq#change-plan");
    await expect(page.getByText("the change is prorated")).toBeInViewport();
  });
});

test("Visitors who only use the keyboard get the components with the first key", async ({
  page,
}) => {
  await page.goto("/documentation");
  await started(page);
  expect(await isHydrated(page)).toBe(false);
  await page.keyboard.press("Tab");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
  await expect(
    page.getByRole("link", { name: "Skip to content" }),
  ).toBeFocused();
});

test("Visitors who come back to the tab get the components, and newer articles", async ({
  page,
}) => {
  await page.goto("/blog");
  await started(page);
  await page.clock.setSystemTime(Date.now() + 60_000);
  const [call] = await Promise.all([
    page.waitForRequest(/\/api\/blog\?/u),
    page.evaluate(() => {
      window.dispatchEvent(new Event("blur"));
      window.dispatchEvent(new Event("focus"));
    }),
  ]);
  expect(call.method()).toBe("GET");
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
  await expect(page.locator(".post-card")).toHaveCount(3);
  await page.reload();
  await started(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/u);
  await expect(page.locator('.tab[aria-current="true"]')).toHaveText("All");
  await page.goForward();
  await expect(page.locator('.tab[aria-current="true"]')).toHaveText("Guides");
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
    await expect(page.getByText("turns them into prioritized")).toBeVisible();
    await page.getByRole("button", { name: "Switch to light theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Blog", exact: true })
      .click();
    await expect(page).toHaveURL(/\/blog$/u);
    await page
      .getByRole("link", { name: "Guides", exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/blog\?type=guide$|\/guides$/u);
  });
});

test("Visitors for whom the components take longer than 5 s get the answer of a form as a page", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/");
  await page
    .getByPlaceholder("Enter your email address")
    .fill("patient@fernhill.example");
  await page.keyboard.press("Enter");
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(/\/api\/newsletter$/u);
});
