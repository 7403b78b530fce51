import { expect, hydrated, test } from "./visitor.ts";

const QUESTIONS = 3;

test("Visitors can open one question at a time, and close it again", async ({
  page,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  const entries = page.locator("main details");
  const open = page.locator("main details[open]");
  await expect(entries).toHaveCount(QUESTIONS);
  await expect(open).toHaveCount(0);
  await entries.nth(0).locator("summary").click();
  await expect(entries.nth(0)).toHaveAttribute("open", "");
  await entries.nth(1).locator("summary").press("Enter");
  await expect(open).toHaveCount(1);
  await expect(entries.nth(1)).toHaveAttribute("open", "");
  await entries.nth(1).locator("summary").press("Enter");
  await expect(open).toHaveCount(0);
});

test("Visitors with a deep link find its question open", async ({ page }) => {
  await page.goto("/faq#change-plan");
  await hydrated(page);
  const answer = page.getByText("you pay each plan by the day");
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
  await page.evaluate(() => {
    location.hash = "#free-plan";
  });
  await expect(
    page.getByText("two profiles with a weekly summary"),
  ).toBeVisible();
  await expect(answer).toBeHidden();
});

test("Visitors without script can open questions, also by a deep link", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/faq#change-plan`);
  await expect(page.getByText("you pay each plan by the day")).toBeVisible();
  await page.getByText("What does Tidemark do?").click();
  await expect(page.getByText("It reads public posts")).toBeVisible();
  await context.close();
});

test("Visitors can contact a person or book a demo, and search engines read every answer", async ({
  page,
}) => {
  await page.goto("/faq");
  const main = page.getByRole("main");
  for (const path of ["/contact-us", "/demo"]) {
    await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
  }
  const blocks = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents();
  const [faq] = blocks
    .map((text) => JSON.parse(text))
    .filter((block) => block["@type"] === "FAQPage");
  expect(faq.mainEntity).toHaveLength(QUESTIONS);
  expect(JSON.stringify(faq)).not.toMatch(/[[<]a |\]\(/u);
});
