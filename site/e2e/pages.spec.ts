import { AxeBuilder } from "@axe-core/playwright";
import { pages } from "./pages.ts";
import { expect, hydrated, test } from "./visitor.ts";

for (const { path, status, title, h1 } of pages) {
  test.describe(`${path}`, () => {
    test("is a complete document without script", async ({
      browser,
      baseURL,
      complaints,
    }) => {
      complaints.expected.push(/404 \(Not Found\)/u);
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const response = await page.goto(`${baseURL}${path}`);
      expect(response?.status()).toBe(status);
      await expect(page).toHaveTitle(new RegExp(title, "u"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1);
      for (const landmark of ["banner", "main", "contentinfo"] as const) {
        await expect(page.getByRole(landmark)).toBeVisible();
      }
      expect(
        await page.locator('meta[name="description"]').getAttribute("content"),
      ).toBeTruthy();
      expect(await page.content()).not.toMatch(
        /\{\{|\{[a-z]+\}|undefined|\[object/u,
      );
      await context.close();
    });

    test("hydrates in silence and keeps its heading", async ({
      page,
      complaints,
    }) => {
      complaints.expected.push(/404 \(Not Found\)/u);
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1);
      await expect(page).toHaveTitle(new RegExp(title, "u"));
    });

    for (const width of [390, 1280]) {
      for (const theme of ["dark", "light"]) {
        test(`has no accessibility violation at ${width} px in ${theme}`, async ({
          page,
          complaints,
        }) => {
          complaints.expected.push(/404 \(Not Found\)/u);
          await page.emulateMedia({ reducedMotion: "reduce" });
          await page.addInitScript(
            (choice) => localStorage.setItem("theme", choice),
            theme,
          );
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          await hydrated(page);
          await expect(page.locator("html")).toHaveAttribute(
            "data-theme",
            theme,
          );
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(
              ({ id, nodes }) =>
                `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
            ),
          ).toEqual([]);
        });
      }
    }

    test("does not scroll sideways at 320 px", async ({ page, complaints }) => {
      complaints.expected.push(/404 \(Not Found\)/u);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(320);
    });
  });
}
