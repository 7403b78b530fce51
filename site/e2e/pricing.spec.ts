import type { Page } from "@playwright/test";
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
  const cards = page
    .getByRole("region", { name: "Tidemark on pricing" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(cards).toHaveCount(plans.length);
  for (const [index, { name, price, perLead, href }] of plans.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading")).toHaveText(name);
    await expect(card.getByText(price, { exact: true }).first()).toBeVisible();
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

test("Visitors on a phone read all plans side by side, each row under its name", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pricing");
  const table = page.getByRole("table", { name: /What each plan includes/u });
  const row = table.getByRole("row", { name: /lifetime/u });
  await expect(row.getByRole("cell")).toHaveText([
    /lifetime/u,
    "1,500/month",
    "9,000/month",
  ]);
  const box = await row.getByRole("cell").last().boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await expect(
    table.getByRole("rowheader", { name: "Extra leads" }),
  ).toBeVisible();
});

const billOf = (page: Page) => page.getByText(/is the cheapest plan for/u);
const markOf = (page: Page) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByText("Cheapest", { exact: true }) })
    .getByRole("heading");

test("Visitors can find the cheapest plan for their month by keyboard", async ({
  page,
}) => {
  await page.goto("/pricing");
  await hydrated(page);
  await expect(billOf(page)).toHaveText(
    "Coast is the cheapest plan for 4,310 leads: $139.35.",
  );
  await expect(markOf(page)).toHaveText("Coast");
  const slider = page.getByRole("slider", { name: "Leads a month" });
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "4,500 leads");
  await slider.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuetext", "4,310 leads");
  await slider.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "18,000 leads");
  await expect(billOf(page)).toHaveText(
    "Ocean is the cheapest plan for 18,000 leads: $381.",
  );
  await expect(markOf(page)).toHaveText("Ocean");
  await expect(
    page.getByRole("link", { name: "Heading of enterprise" }),
  ).toHaveAttribute("href", "#enterprise-custom");
  await slider.press("Home");
  await expect(billOf(page)).toHaveText(/^Coast .* 150 leads: \$41\.$/u);
  await expect(page.getByText(/Harbor covers your first 200/u)).toBeVisible();

  const exact = page.getByRole("spinbutton", { name: "Leads a month" });
  await exact.fill("5558");
  await expect(markOf(page)).toHaveText("Ocean");
  await exact.fill("5557");
  await expect(billOf(page)).toHaveText(/^Coast .*: \$183\.$/u);
  // What is no number of leads changes nothing.
  for (const text of ["", "0", "-5"]) {
    await exact.fill(text);
    await expect(billOf(page)).toHaveText(/5,557 leads/u);
  }
  await exact.blur();
  await expect(exact).toHaveValue("5557");
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });
  test("visitors read what a month costs in a table", async ({ page }) => {
    await page.goto("/pricing");
    await expect(page.getByRole("slider")).toHaveCount(0);
    await expect(
      page
        .getByRole("table", { name: /^Cost of a month/u })
        .getByRole("row", { name: /^5,000/u }),
    ).toHaveText(/\$163\.50\s*lowest\s*\$183/u);
    await expect(billOf(page)).toBeVisible();
  });
});

test("Visitors can print the price list, and search engines read every plan as an offer", async ({
  page,
}) => {
  await page.goto("/pricing");
  await page.emulateMedia({ media: "print" });
  await expect(
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Coast" }) })
      .getByRole("link"),
  ).toHaveCount(0);
  await expect(
    page.getByRole("table", { name: /^Cost of a month/u }),
  ).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Heading of enquiry" }),
  ).toBeHidden();
  await expect(
    page.getByRole("columnheader", { name: /^Ocean/u }).last(),
  ).toHaveCSS("position", "static");
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
