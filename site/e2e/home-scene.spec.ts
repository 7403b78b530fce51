import type { Page } from "@playwright/test";
import { expect, hydrated, stopClock, test } from "./visitor.ts";

const scene = (page: Page) => page.getByRole("figure").first();
const draft = (page: Page) => scene(page).getByText("Hi Elena,");

test("Visitors can watch the scene, pause it and start it over", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/");
  await hydrated(page);
  const list = scene(page).getByRole("listitem");
  const opacity = () =>
    list.nth(0).evaluate((row) => getComputedStyle(row).opacity);
  // It begins at its end, then with the post alone.
  expect(await opacity()).toBe("1");
  await scene(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(300);
    expect(await opacity()).not.toBe("1");
  }).toPass();
  await scene(page).getByRole("button", { name: "Pause movement" }).click();
  await page.clock.runFor(20_000);
  await expect(scene(page).getByText("Start over")).toBeVisible();
  await scene(page).getByRole("button", { name: "Play movement" }).click();
  await page.clock.runFor(20_000);
  await expect(scene(page).getByText("Replay")).toBeVisible();
  // The row fades in for a moment more.
  await expect.poll(opacity).toBe("1");
});

test("Visitors can move the line with the keyboard and see who stays in", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const slider = page.getByRole("slider", { name: "Keep everyone from" });
  const staying = scene(page).getByRole("status");
  await expect(slider).toHaveAttribute("aria-valuetext", "70 points");
  await expect(staying).toContainText("10 of the week's 20 stay in");
  await slider.press("ArrowRight");
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "80 points");
  await expect(staying).toContainText("8 of the week's 20 stay in");
  await slider.press("End");
  await expect(staying).toHaveText("Only Elena stays in, of the week's 20.");
  await expect(scene(page).getByText("Below your line")).toHaveCount(2);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Visitors see the end of the scene, and can ask why somebody is left out", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(draft(page)).toBeVisible();
    await expect(page.getByRole("slider")).toBeHidden();
    await expect(scene(page).getByRole("button")).toHaveCount(0);
    const student = scene(page).getByText("Has no team and no budget yet.");
    await expect(student).toBeHidden();
    await scene(page)
      .locator("summary")
      .filter({ hasText: "Greta Sund" })
      .press("Enter");
    await expect(student).toBeVisible();
    await scene(page)
      .locator("summary")
      .filter({ hasText: "Mattias Holm" })
      .press("Enter");
    await expect(student).toBeHidden();
  });
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("Visitors who prefer reduced motion see the end of the scene at once, and it stays", async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto("/");
    await hydrated(page);
    await page.clock.runFor(5_000);
    await expect(draft(page)).toBeVisible();
    await expect(scene(page).getByRole("button")).toHaveCount(0);
    expect(
      await draft(page)
        .locator("..")
        .evaluate((box) => getComputedStyle(box).opacity),
    ).toBe("1");
  });
});
