import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, hydrated, stopClock, test } from "./visitor.ts";

const SCRIPT = "https://calendar.example/widget.js";
const FRAME = "https://calendar.example/tidemark/meet";
const MAX_WAIT_MS = 8_000;

/** A fake scheduler, with a script that marks the page and a document for the frame. */
async function stubScheduler(page: Page): Promise<void> {
  await page.route(SCRIPT, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "document.documentElement.dataset.widget = 'here';",
    }),
  );
  await page.route(FRAME, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<title>Calendar</title><p>Pick a time</p>",
    }),
  );
}

test("Visitors can pick a time in the frame, and the script runs on this page only", async ({
  page,
}) => {
  await stubScheduler(page);
  await page.goto("/faq");
  await hydrated(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-widget");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "See it live" })
    .click();
  await expect(page).toHaveURL(/\/book$/u);
  await expect(page.locator("html")).toHaveAttribute("data-widget", "here");
  await hydrated(page);
  await expect(
    page
      .frameLocator('iframe[title="Schedule a Demo"]')
      .getByText("Pick a time"),
  ).toBeVisible();
  await expect(page.getByText("Opening the calendar").last()).toHaveCount(0);
  expect(await page.locator(`script[src="${SCRIPT}"]`).count()).toBe(1);

  await page.getByRole("banner").getByRole("link", { name: /home/u }).click();
  await expect(page).toHaveURL(/\/$/u);
  await expect(page.locator("html")).not.toHaveAttribute("data-widget");
  await page.goBack();
  await expect(page).toHaveURL(/\/book$/u);
  await expect(page.locator("html")).toHaveAttribute("data-widget", "here");
});

test("Only the demo page's HTML has the scheduler's address", async ({
  request,
}) => {
  const html = await (await request.get("/book")).text();
  expect(html).toContain(`src="${FRAME}"`);
  expect(html).toContain(`src="${SCRIPT}"`);
  expect(html).toMatch(
    /<meta property="og:image" content="[^"]*\/images\/og-demo-image\.png"/u,
  );
  for (const path of ["/", "/contact-us", "/pricing", "/careers"])
    expect(await (await request.get(path)).text()).not.toContain(
      "calendar.example/",
    );
});

for (const [name, act] of [
  [
    "cannot be reached",
    (page: Page) =>
      page.route(/calendar\.example/u, (route) =>
        route.abort("namenotresolved"),
      ),
  ],
  [
    "never answers",
    (page: Page) => page.route(/calendar\.example/u, () => undefined),
  ],
] as const) {
  test(`When the scheduler ${name}, a link, the address and the form take its place after 8 s`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/ERR_NAME_NOT_RESOLVED|ERR_FAILED/u);
    await stopClock(page);
    await act(page);
    await page.goto("/book", { waitUntil: "commit" });
    await hydrated(page);
    const frame = page.locator('iframe[title="Schedule a Demo"]');
    await page.clock.runFor(MAX_WAIT_MS / 2);
    await expect(frame).toHaveCount(1);
    await page.clock.runFor(MAX_WAIT_MS / 2);
    await expect(frame).toHaveCount(0);
    const place = page.locator("[data-awaited]");
    await expect(place.getByRole("status").first()).toContainText(
      "did not load",
    );
    await expect(
      place.getByRole("link", { name: /calendar in a new tab/u }),
    ).toHaveAttribute("href", FRAME);
    await expect(
      place.getByRole("link", { name: "hello@tidemark.example" }),
    ).toBeVisible();
    await place.getByLabel("Name").fill("Elena Marsh");
    await place.getByLabel("Email").fill("elena@fernhill.example");
    await place
      .getByLabel("Message")
      .fill("Tuesday or Thursday after 14:00 CET.");
    await place.getByRole("button", { name: "Send Message" }).click();
    await expect(
      page.getByRole("heading", { name: "Thank You!" }),
    ).toBeVisible();
  });
}

test("Visitors of /demo are redirected to /book with their query", async ({
  page,
  request,
}) => {
  const answer = await request.get("/demo?utm_source=mail&x=1", {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(308);
  expect(answer.headers()["location"]).toBe("/book?utm_source=mail&x=1");

  await stubScheduler(page);
  await page.goto("/about-us");
  await hydrated(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Button of closing" })
    .click();
  await expect(page).toHaveURL(/\/book$/u);
  await expect(page.locator("html")).toHaveAttribute("data-widget", "here");
});

test("Visitors without script see the frame and other ways to a demo", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await stubScheduler(page);
  await page.goto(`${baseURL}/book`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator('iframe[title="Schedule a Demo"]')).toBeVisible();
  await expect(page.getByText("Opening the calendar").last()).toBeHidden();
  await expect(
    page.getByRole("link", { name: "send a message" }),
  ).toHaveAttribute("href", "/contact-us");
  await context.close();
});

/** Opens the page with the fallback, whose scheduler never answers. */
async function openWithoutCalendar(page: Page): Promise<void> {
  await stopClock(page);
  await page.route(/calendar\.example/u, (route) =>
    route.abort("namenotresolved"),
  );
  await page.goto("/book", { waitUntil: "commit" });
  await hydrated(page);
  await page.clock.runFor(MAX_WAIT_MS);
  // The accessibility check needs timers.
  await page.clock.resume();
}

for (const theme of ["dark", "light"]) {
  test(`The demo page with and without its calendar is accessible at every width in ${theme}`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/ERR_NAME_NOT_RESOLVED/u);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((choice) => {
      if (window === window.top) localStorage.setItem("theme", choice);
    }, theme);
    const check = async (frames: number) => {
      await expect(page.locator("iframe")).toHaveCount(frames);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
        ).toBeLessThanOrEqual(width);
        const { violations } = await new AxeBuilder({ page })
          .exclude("iframe")
          .analyze();
        expect(violations.map(({ id }) => id)).toEqual([]);
      }
    };
    await stubScheduler(page);
    await page.goto("/book");
    await hydrated(page);
    await check(1);
    await openWithoutCalendar(page);
    await check(0);
  });
}
