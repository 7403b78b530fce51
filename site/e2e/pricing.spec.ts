import { expect, hydrated, test } from "./visitor.ts";

const SIGN_UP = "https://my.tidemark.example/join";

const plans = [
  { name: "Harbor", price: "$0", perLead: "No cost per lead", href: "/book" },
  {
    name: "Coast",
    price: "$41/month",
    perLead: "$0.028/lead",
    href: SIGN_UP,
  },
  {
    name: "Ocean",
    price: "$183/month",
    perLead: "$0.0204/lead",
    href: "/book",
  },
];

test("Visitors can compare equal plans, or ask for one of their own", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/pricing");
  const cards = page.locator(".plans > li");
  await expect(cards).toHaveCount(plans.length);
  for (const [index, { name, price, perLead, href }] of plans.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading")).toHaveText(name);
    await expect(card.locator(".plan-price")).toHaveText(price);
    await expect(card).toContainText(perLead);
    await expect(card.getByRole("link")).toHaveAttribute("href", href);
  }
  await expect(page.getByText("MOST CHOSEN", { exact: true })).toHaveCount(1);
  await expect(cards.nth(1)).toContainText("MOST CHOSEN");
  const boxes = await cards.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, width, height } = element.getBoundingClientRect();
      const button = element.querySelector("a")?.getBoundingClientRect().top;
      return [top, width, height, button].map((size) => Math.round(size ?? 0));
    }),
  );
  expect(new Set(boxes.map(String)).size).toBe(1);
  await expect(
    page
      .getByRole("region", { name: "Heading of enterprise" })
      .getByRole("link", { name: "Button of enterprise" }),
  ).toHaveAttribute("href", "/book");

  // Larger text alone, without wider breakpoints: fewer cards in a row.
  const excess = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = "200%";
    return root.scrollWidth - root.clientWidth;
  });
  expect(excess).toBe(0);
});

test("Visitors keep plan names in view in the comparison", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto("/pricing");
  const table = page.getByRole("table", { name: /What each plan includes/u });
  await expect(table.locator("thead th[scope=col]")).toHaveCount(4);
  await expect(table.locator("th[scope=rowgroup]")).toHaveCount(3);
  await table
    .getByRole("rowheader", { name: "Support" })
    .scrollIntoViewIfNeeded();
  await table
    .getByRole("row")
    .last()
    .evaluate((row) => {
      row.scrollIntoView({ block: "center" });
    });
  await expect(
    table.getByRole("columnheader", { name: /^Ocean/u }),
  ).toBeInViewport();
  await expect(
    table.getByRole("row", { name: /^API and webhooks/u }).getByRole("img"),
  ).toHaveCount(3);
});

test("Visitors can open one pricing question at a time", async ({ page }) => {
  await page.goto("/pricing#trial");
  await hydrated(page);
  const trial = page.getByText("Coast is free for ten days");
  await expect(trial).toBeVisible();
  await page.getByText("What counts as a lead?").click();
  await expect(trial).toBeHidden();
  await page.getByText("What counts as a lead?").click();
  await expect(page.locator("main details[name][open]")).toHaveCount(0);
});

test("Visitors can ask about prices", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
  const form = page.getByRole("region", { name: "Heading of enquiry" });
  await form.getByLabel("Full Name").fill("Elena Marsh");
  await form.getByLabel("Work Email").fill("elena@fernhill.example.com");
  await form.getByLabel("Company Name").fill("Fernhill Software");
  await expect(form.getByLabel("Team Size").locator("option")).toHaveText([
    /./u,
    "1-10",
    "11-50",
    "51-200",
    "201+",
  ]);
  await form.getByLabel("Team Size").selectOption("11-50");
  const sent = page.waitForRequest("**/api/contact-us");
  await form.getByRole("button", { name: "Send Message" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    subject: "Pricing enquiry",
    message: "Team Size: 11-50",
  });
  await expect(form.getByRole("heading", { name: "Thank You!" })).toBeFocused();
});

test("Visitors on a phone choose two plans to compare", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pricing");
  const shown = page.locator(".compare thead th[scope=col]:visible");
  await expect(shown).toContainText(["", "Coast", "Ocean"]);
  const pick = page.getByRole("combobox");
  await pick.and(page.getByLabel(/^Compare/u)).selectOption("Harbor");
  await pick.and(page.getByLabel(/^with/u)).selectOption("Ocean");
  await expect(shown).toContainText(["", "Harbor", "Ocean"]);
  await expect(page.locator(".compare tbody td:visible").first()).toHaveText(
    /lifetime/u,
  );
});

test("Visitors can print the price list, and search engines read every plan as an offer", async ({
  page,
}) => {
  await page.goto("/pricing");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".plan > .button").first()).toBeHidden();
  await expect(
    page.getByRole("region", { name: "Heading of enquiry" }),
  ).toBeHidden();
  await expect(page.locator(".compare thead th").first()).toHaveCSS(
    "position",
    "static",
  );
  const blocks = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents();
  const application = blocks
    .map((block): unknown => JSON.parse(block))
    .find((block) => JSON.stringify(block).includes("SoftwareApplication"));
  expect(application).toMatchObject({
    "@type": "SoftwareApplication",
    offers: ["0", "41", "183"].map((price) => ({
      "@type": "Offer",
      price,
      priceCurrency: "USD",
    })),
  });
});
