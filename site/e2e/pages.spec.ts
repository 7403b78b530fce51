import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { pages } from "./pages.ts";
import { expect, hydrated, test } from "./visitor.ts";
import { watchWeight } from "./watch-weight.ts";

const KB = 1_000;

/** Everything that a page loads by itself, until its components handle events. */
const MOST = { document: 25 * KB, stylesheet: 20 * KB, script: 112 * KB };
/** With React Query, because a post is requested as soon as it is shown. */
const MOST_OF_A_POST = { ...MOST, script: 121 * KB };
const MAX_REQUESTS = 25;

const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Violations that axe finds, one line for each rule. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] });
  const found = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
}

/** Runs in the page. */
function showTheme(theme: string): void {
  document.documentElement.dataset["theme"] = theme;
}

test.beforeEach(({ complaints }) => {
  complaints.expected.push(/404 \(Not Found\)/u);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Every page is a complete document", async ({ page }) => {
    for (const { path, status, title, h1 } of pages) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, status]);
      await expect(page, path).toHaveTitle(new RegExp(title, "u"));
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading, path).toHaveCount(1);
      await expect(heading, path).toHaveText(h1);
      for (const landmark of ["banner", "main", "contentinfo"] as const) {
        await expect(page.getByRole(landmark), path).toBeVisible();
      }
      expect(
        await page.locator('meta[name="description"]').getAttribute("content"),
        path,
      ).toBeTruthy();
      expect(await page.content(), path).not.toMatch(
        /\{\{|\{[a-z]+\}|undefined|\[object/u,
      );
    }
  });
});

for (const { path, title, h1 } of pages) {
  test(`${path} is light, starts without errors, fits 320 px and is accessible, dark and light`, async ({
    page,
  }) => {
    const weigh = watchWeight(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1);
    await expect(page).toHaveTitle(new RegExp(title, "u"));
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(width).toBeLessThanOrEqual(320);
    const { requests, ...sizes } = await weigh();
    const most = /^\/blog\/[^/]+$/u.test(path) ? MOST_OF_A_POST : MOST;
    for (const kind of ["document", "stylesheet", "script"] as const) {
      expect(sizes[kind], kind).toBeGreaterThan(0);
      expect(sizes[kind], kind).toBeLessThanOrEqual(most[kind]);
    }
    expect(requests.length).toBeLessThan(MAX_REQUESTS);
    expect(
      requests.filter((url) => new URL(url).hostname !== "localhost"),
    ).toEqual([]);

    for (const theme of ["dark", "light"] as const) {
      // The second theme only changes colours.
      const rules = theme === "light" ? COLOUR_RULES : undefined;
      await page.evaluate(showTheme, theme);
      for (const size of [390, 1280]) {
        await page.setViewportSize({ width: size, height: 900 });
        const found = await violations(page, rules);
        expect(found, `${theme}, ${size} px`).toEqual([]);
      }
    }
  });
}
