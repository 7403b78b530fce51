import { expect, hydrated, test } from "./visitor.ts";

const guide = "/guides/score-and-hand-over-leads";

test("Visitors see the featured guides and the others, each with level, time and a link", async ({
  page,
}) => {
  await page.goto("/guides");
  const cards = page.getByRole("article");
  await expect(
    page.locator('h2:text-is("Featured guides") + * > article'),
  ).toHaveCount(2);
  await expect(
    page
      .getByRole("region", { name: "Heading of others" })
      .getByRole("article"),
  ).toHaveCount(2);
  for (const card of await cards.all()) {
    await expect(card).toContainText(/Beginner|Intermediate|Advanced/u);
    await expect(card).toContainText(/\d+ min read/u);
    const link = card.getByRole("link", { name: /^Read Guide/u });
    const path = (await link.getAttribute("href")) ?? "";
    expect(path).toMatch(/^\/guides\/[a-z-]+$/u);
    expect((await page.request.get(path)).status()).toBe(200);
  }
  await expect(
    page.getByRole("link", { name: "Button of support" }),
  ).toHaveAttribute("href", "/contact-us");
});

test("Visitors can open a guide by a click anywhere on its card", async ({
  page,
}) => {
  await page.goto("/guides");
  await hydrated(page);
  await page
    .getByRole("article")
    .filter({ hasText: "Score leads and hand them over" })
    .click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(new RegExp(`${guide}$`, "u"));
});

test("Visitors with a wide window see the table of contents with the current section beside the text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(guide);
  await hydrated(page);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents).toHaveCount(1);
  const links = contents.getByRole("link");
  const third = links.nth(2);
  await third.click();
  await expect(third).toHaveAttribute("aria-current", "location");
  await expect(contents).toBeInViewport();
});

test("Visitors with a narrow window can open the table of contents above the text, and read on below it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto(guide);
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expect(contents).toBeHidden();
  await page
    .getByText("On this page", { exact: true })
    .locator("visible=true")
    .click();
  await expect(contents).toBeVisible();
  const pager = page.getByRole("navigation", { name: "Previous and next" });
  await expect(pager.getByRole("link", { name: /^Previous/u })).toHaveAttribute(
    "href",
    "/guides/choose-whom-to-watch",
  );
  await expect(pager.getByRole("link", { name: /^Next/u })).toHaveAttribute(
    "href",
    "/guides/prove-what-it-brought",
  );
  const related = page
    .getByRole("region", { name: "Related reading" })
    .getByRole("listitem");
  await expect(related).toHaveCount(3);
});
