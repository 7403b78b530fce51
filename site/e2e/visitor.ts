import { expect, test as base, type Page } from "@playwright/test";

/** What the browser wrote to its console, and what it could not load: both must stay empty. */
interface Complaints {
  messages: string[];
  /** Complaints that a test provokes on purpose. */
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
      const unexpected = complaints.messages.filter(
        (text) => !complaints.expected.some((known) => known.test(text)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page reacts to clicks: hydration has finished. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset["hydrated"] === "true",
  );
}

/** Stops the page's clock, which must be installed: from here on time passes by page.clock.runFor() alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Waits for a call of its own, so that the page has dealt with replies on their way: a stopped clock stops no reply. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch("/favicon.svg")).text());
}

export { expect };
