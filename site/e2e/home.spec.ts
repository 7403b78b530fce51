import { readFile } from "node:fs/promises";
import { expect, hydrated, stopClock, test } from "./visitor.ts";

test("Visitors see the headline's word change every three seconds, the newsletter's every two, and can stop both", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/");
  await hydrated(page);
  const hero = page.locator('h1 [data-place="shown"]');
  const area = page.getByRole("region", { name: "Heading of newsletter" });
  const news = area.locator('[data-place="shown"]');
  for (const [words, place, subject, interval] of [
    [hero, page.getByRole("figure").first(), "movement", 3_000],
    [news, area, "changing words", 2_000],
  ] as const) {
    const button = place.getByRole("button", { name: subject });
    await button.click();
    await expect(button).toHaveAccessibleName(`Play ${subject}`);
    const first = (await words.textContent()) ?? "";
    await page.clock.runFor(7_000);
    await expect(words).toHaveText(first);
    await button.click();
    await expect(button).toHaveAccessibleName(`Pause ${subject}`);
    await page.clock.runFor(interval - 1);
    await expect(words).toHaveText(first);
    await page.clock.runFor(1);
    await expect(words).not.toHaveText(first);
  }
  const seen = new Set<string | null>();
  for (let turn = 0; turn < 4; turn += 1) {
    seen.add(await hero.textContent());
    await page.clock.runFor(3_000);
  }
  expect(seen).toEqual(new Set(["Rival", " or Voice"]));
  expect(
    await news.evaluate((word) => getComputedStyle(word).transitionDuration),
  ).toMatch(/^0\.5s/u);
});

test("Visitors see nothing else move while the word changes", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/");
  await hydrated(page);
  const box = () => page.getByRole("heading", { level: 1 }).boundingBox();
  const before = await box();
  await page.clock.runFor(3_600);
  expect(await box()).toEqual(before);
});

test("Visitors can go to the four steps, sign up, and download the sample file", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export to CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/u);
  const rows = (await readFile(await download.path(), "utf8"))
    .trim()
    .split("\n");
  expect(rows).toHaveLength(28);

  const main = page.getByRole("main");
  for (const link of await main
    .getByRole("link", { name: /^Join Tidemark/u })
    .all()) {
    await expect(link).toHaveAttribute("href", /\/join$/u);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await page.getByRole("link", { name: "Further down" }).click();
  await expect(page).toHaveURL(/\/#how-it-works$/u);
  await expect(page.locator("#how-it-works h3")).toHaveText([
    "Step 1",
    "Step 2",
    "Step 3",
    "Step 4",
  ]);
  await expect(
    page.getByRole("heading", { name: "Heading of flow" }),
  ).toBeInViewport();
});

test("Visitors see the logos in two columns, in four on wider screens", async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto("/");
  await hydrated(page);
  const band = page.getByRole("region", { name: "Heading of investors" });
  const list = band.getByRole("list");
  const columns = () =>
    list.evaluate(
      (element) =>
        getComputedStyle(element).gridTemplateColumns.split(" ").length,
    );
  await expect(band.getByRole("img")).toHaveCount(3);
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 768, height: 800 });
  expect(await columns()).toBe(4);
  await band.scrollIntoViewIfNeeded();
  await expect(list).toHaveAttribute("data-reveal", "shown");
  const timing = await list.getByRole("listitem").evaluateAll((items) =>
    items.map((item) => {
      const style = getComputedStyle(item);
      return [
        style.transitionDuration.split(", ")[0],
        style.transitionDelay.split(", ")[0],
      ];
    }),
  );
  expect(timing.slice(0, 3)).toEqual([
    ["0.6s", "0s"],
    ["0.6s", "0.1s"],
    ["0.6s", "0.2s"],
  ]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Visitors can pick an influencer and filter the ranked list", async ({
    page,
  }) => {
    await page.goto("/");
    const rows = page.locator("[data-rows] > li:visible");
    const drawer = page.locator("[data-drawer]:visible strong");
    await expect(rows).toHaveCount(12);
    await expect(drawer).toHaveText("Elena Marsh");
    await page.getByRole("radio", { name: /^Samir Rao/u }).check();
    await expect(rows).toHaveCount(6);
    await page.getByRole("checkbox", { name: "Commented only" }).check();
    await expect(rows).toContainText(["Lucie Fontaine", "Amara Osei"]);
    await rows.nth(1).locator("summary").click();
    await expect(drawer).toHaveText("Amara Osei");
    await page.getByRole("radio", { name: /^Everyone/u }).check();
    await expect(rows).toHaveCount(10);
    await page.getByRole("radio", { name: "Newest" }).check();
    const top = async (row: number) =>
      (await rows.nth(row).boundingBox())?.y ?? 0;
    // Oskar wrote on Sunday, Elena on Friday.
    expect(await top(1)).toBeLessThan(await top(0));
  });
});
