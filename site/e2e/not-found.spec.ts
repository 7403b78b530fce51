import { expect, hydrated, test } from "./visitor.ts";

const sentence = "Did you forget to add the page to the router?";

test("Visitors who mistype an address see one message and similar pages", async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/404 \(Not Found\)/u);
  const response = await page.goto("/pricng?type=guide");
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveTitle(/^404 Page Not Found/u);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
    "content",
    "noindex",
  );
  await expect(page.getByText(sentence, { exact: true })).toHaveCount(1);
  await expect(page.getByText(sentence)).toBeVisible();
  await page
    .getByRole("navigation", { name: "Did you mean" })
    .getByRole("link", { name: /^Pricing/u })
    .click();
  await expect(page).toHaveURL(/\/pricing$/u);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/pricing$/u,
  );
});

test("Visitors with another spelling of an address are redirected to the canonical one", async ({
  request,
}) => {
  for (const [asked, location] of [
    ["/Blog", "/blog"],
    ["/blog/", "/blog"],
    [
      "/guides//score-and-hand-over-leads/",
      "/guides/score-and-hand-over-leads",
    ],
    ["/FAQ?type=a", "/faq?type=a"],
    ["/demo?topic=api", "/book?topic=api"],
  ] as const) {
    const reply = await request.get(asked, { maxRedirects: 0 });
    expect([asked, reply.status() >= 300 && reply.status() < 400]).toEqual([
      asked,
      true,
    ]);
    expect([asked, reply.headers()["location"]]).toEqual([asked, location]);
  }
});
