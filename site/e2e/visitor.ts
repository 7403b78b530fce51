import { expect, test as base, type Page } from "@playwright/test";

/** Errors and warnings in the browser's console, and uncaught errors. A test fails if there are any. */
interface Complaints {
  messages: string[];
  /** Complaints that a test causes on purpose. */
  expected: RegExp[];
}

function listen(page: Page, complaints: Complaints): void {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      complaints.messages.push(message.text());
  });
  page.on("pageerror", (error) => complaints.messages.push(String(error)));
}

/** A visitor with a clean browser. Any console error or warning fails the test. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: Complaints = { messages: [], expected: [] };
      listen(page, complaints);
      await use(complaints);
      // A reply that a test no longer waits for must not fail it.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      const unexpected = complaints.messages.filter(
        (text) => !complaints.expected.some((known) => known.test(text)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page's components handle events. Fails if they do not match the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
}

/** Waits until the page loads nothing more. A request whose end the browser never reports holds it up for a minute. */
export async function idle(page: Page): Promise<void> {
  await page
    .waitForLoadState("networkidle", { timeout: 60_000 })
    .catch(() => undefined);
}

/** The file that hydrates pages, as the document names it. */
export async function shellOf(page: Page): Promise<RegExp> {
  const html = await (await page.request.get("/faq")).text();
  const [, script = ""] =
    /<link rel="modulepreload" href="([^"]+)"/u.exec(html) ?? [];
  expect(script).not.toBe("");
  return new RegExp(script.replaceAll(/[.]/gu, "[.]"), "u");
}

/**
 * Stops the page's clock. From then on time passes only by page.clock.runFor(), however slow the machine is. Call it
 * before the page is opened.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // Far ahead, because the clock runs until it is stopped.
  await page.clock.pauseAt(now + 3_600_000);
}

/** Waits until the page has handled the replies in progress. Stopping the clock does not stop them. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch("/favicon.svg")).text());
}

export { expect };
