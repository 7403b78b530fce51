import type { Page } from "@playwright/test";
import { expect, hydrated, settled, stopClock, test } from "./visitor.ts";

const field = (page: Page) => page.getByPlaceholder("Enter your email address");
const form = (page: Page) => page.locator("form").filter({ has: field(page) });
const button = (page: Page) => form(page).getByRole("button");
const toast = (page: Page) => page.locator("[data-variant]");

test("Visitors can sign up: the form waits, a confirmation replaces it, and a toast is shown", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  const bodies: unknown[] = [];
  await page.route("**/api/newsletter", async (route) => {
    bodies.push(route.request().postDataJSON());
    expect(route.request().headers()["content-type"]).toBe("application/json");
    await asked;
    await route.continue();
  });
  await field(page).fill("  visitor@example.com ");
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName("Subscribing...");
  await expect(button(page)).toBeDisabled();
  await expect(field(page)).toBeDisabled();
  answer();

  const block = page.getByRole("region", { name: "Heading of newsletter" });
  await expect(block.getByText("Text of newsletter.")).toBeVisible();
  await expect(
    block.getByRole("heading", { name: "You're subscribed!" }),
  ).toBeFocused();
  await expect(
    block.getByText("Thank you for joining our newsletter."),
  ).toBeVisible();
  await expect(toast(page)).toContainText("Thank you for subscribing!");
  await expect(toast(page)).toContainText(
    "You'll receive updates about tidemark.example in your inbox.",
  );
  expect(bodies).toEqual([{ email: "visitor@example.com" }]);
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(field(page)).toHaveCount(0);
});

test("Visitors with an empty or malformed address see an error at the field, and nothing is sent", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() !== "GET") sent += 1;
  });
  for (const typed of ["", "   ", "visitor", "visitor@", "a b@example.com"]) {
    await field(page).fill(typed);
    await field(page).press("Enter");
    await expect(
      page.getByText("Please enter a valid email address"),
    ).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  }
  expect(sent).toBe(0);
});

test("Visitors whose sign-up fails three times see why and can try again without typing again", async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/503/u);
  await page.setViewportSize({ width: 768, height: 800 });
  await stopClock(page);
  await page.goto("/");
  await hydrated(page);
  const keys: (string | undefined)[] = [];
  await page.route("**/api/newsletter", (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return route.fulfill({ status: 503, body: "Back in a minute." });
  });
  await field(page).fill("visitor@example.com");
  await button(page).click();
  for (const [tries, wait] of [
    [1, 1_000],
    [2, 2_000],
  ] as const) {
    await expect.poll(() => keys.length).toBe(tries);
    await settled(page);
    await page.clock.runFor(wait - 1);
    expect(keys).toHaveLength(tries);
    await page.clock.runFor(1);
  }
  await expect(page.getByRole("alert")).toContainText("Something went wrong");
  await expect(page.getByRole("alert")).toContainText("503: Back in a minute.");
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  await expect(form(page)).toContainText("503: Back in a minute.");
  await expect(field(page)).toHaveValue("visitor@example.com");
  await expect(field(page)).toBeFocused();
  await expect(button(page)).toBeEnabled();

  const region = page.getByRole("region", { name: "Notifications" });
  expect((await region.boundingBox())?.width).toBeLessThanOrEqual(420);
});

test("Visitors behind another site's page are told so in a few words, even if it is long", async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/502/u);
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto("/resources");
  await hydrated(page);
  const body = "<p>Log in to the hotel's network.</p>\n".repeat(1_000);
  await page.route("**/api/newsletter", (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  await field(page).fill("visitor@example.com");
  await button(page).click();
  await expect(toast(page)).toContainText("Please try again later.");
  await expect(page.getByText("You're subscribed!")).toHaveCount(0);
  await expect(field(page)).toHaveValue("visitor@example.com");

  await page.route("**/api/newsletter", (route) =>
    route.fulfill({ status: 502, body }),
  );
  await button(page).click();
  await expect(toast(page)).toContainText("502: <p>Log in");
  expect((await toast(page).boundingBox())?.height).toBeLessThan(240);
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect(toast(page)).toHaveCount(0);
});

test("Visitors can keep a toast by pointing at it, and swipe it away by 50 pixels", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/");
  await hydrated(page);
  await page.route("**/api/newsletter", (route) =>
    route.fulfill({ json: { success: true } }),
  );
  await field(page).fill("visitor@example.com");
  await button(page).click();
  await toast(page).hover();
  await page.clock.runFor(6_000);
  await expect(toast(page)).toBeVisible();

  const box = await toast(page).boundingBox();
  const x = (box?.x ?? 0) + 60;
  const y = (box?.y ?? 0) + 20;
  const swipe = async (distance: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 3 });
    await page.mouse.up();
  };
  await swipe(49);
  await expect(toast(page)).toBeVisible();
  await swipe(50);
  await expect(toast(page)).toHaveCount(0);
});

test("Visitors see a toast leave after five seconds", async ({ page }) => {
  await stopClock(page);
  await page.goto("/resources");
  await hydrated(page);
  await page.route("**/api/newsletter", (route) =>
    route.fulfill({ json: { success: true } }),
  );
  await field(page).fill("visitor@example.com");
  await field(page).press("Enter");
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(4_999);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page)).toHaveCount(0);
});

test("Visitors without script can sign up too", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/resources`);
  await field(page).fill("no-script@example.com");
  await button(page).click();
  await expect(page.getByText("You're subscribed!")).toBeVisible();
  await context.close();
});
