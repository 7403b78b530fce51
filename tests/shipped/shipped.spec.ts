import {
  serveContent,
  type ServedContent,
} from "../../site/e2e/serve-content.ts";
import { expect, test } from "../../site/e2e/visitor.ts";
import { storyProblems, toPageText } from "./story/check-story.ts";

/** The counts and texts that the owner's specification gives for the content as it was shipped. */
let served: ServedContent;
test.describe.configure({ mode: "default" });
test.use({ javaScriptEnabled: false });
test.beforeAll(async () => {
  served = await serveContent("content");
});
test.afterAll(() => served.stop());

const SIGN_UP = "https://app.northlark.example/auth/signup";
const LOGIN = "https://app.northlark.example/auth/login";

test("The frame of every page has the promised entries", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(served.origin);
  await expect(page).toHaveTitle(/Northlark/u);
  const header = page.getByRole("banner");
  await page.locator("#mobile-menu summary").click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("heading", { name: "Signals" })).toBeVisible();
  await expect(menu.getByRole("link")).toHaveText([
    "Learn More about who reacts to which posts",
    "Features",
    "Integrations",
    "Pricing",
    "Resources",
    "Engagement Monitoring",
    "Get in Touch",
    "Schedule Demo",
    /^Login/u,
    /^Start Now/u,
  ]);
  for (const href of [SIGN_UP, LOGIN])
    await expect(menu.locator(`a[href="${href}"]`)).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  const linksOf = (name: string) =>
    page
      .getByRole("navigation", { name })
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) => `${link.textContent} ${link.getAttribute("href")}`),
      );
  await expect(
    header.getByRole("link", { name: "Northlark, home" }),
  ).toBeVisible();
  expect(await linksOf("Main")).toEqual([
    "Learn More about who reacts to which posts /engagement-monitoring",
    "Features /features",
    "Integrations /integrations",
    "Pricing /pricing",
    "Resources /resources",
  ]);
  expect(await linksOf("Product")).toEqual([
    "Features /features",
    "Integrations /integrations",
    "Pricing /pricing",
    "Changelog /changelog",
  ]);
  expect(await linksOf("Resources")).toEqual([
    "Documentation /documentation",
    "Guides /guides",
    "API Access /api-access",
    "FAQ /faq",
  ]);
  expect(await linksOf("Company")).toEqual([
    "About Us /about-us",
    "Blog /blog",
    "Careers /careers",
    "Contact /contact-us",
  ]);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading", { name: "Connect" })).toBeVisible();
  for (const text of [
    "Tallinn, Estonia",
    "support@northlark.example",
    "One influencer monitored free, forever.",
    "Terms of Service",
    "Privacy Policy",
    "Sitemap",
  ])
    await expect(footer.getByText(text).first()).toBeVisible();
  const band = page.getByRole("region", { name: "Clients are Backed By" });
  await expect(band.getByRole("img")).toHaveCount(8);
});

test("The price list has the four plans at their prices", async ({ page }) => {
  await page.goto(`${served.origin}/pricing`);
  const cards = page.locator('h2:text-is("Plans") + ul > li');
  await expect(cards).toHaveCount(4);
  for (const [index, [name, price, perLead, href]] of [
    ["Freemium", "$0", "No cost per lead", "/book"],
    ["Growth", "$27/month", "$0.027/lead", SIGN_UP],
    ["Pro", "$97/month", "$0.019/lead", SIGN_UP],
    ["Enterprise", "$247/month", "$0.0099/lead", "/book"],
  ].entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading")).toHaveText(name ?? "");
    await expect(
      card.getByText(price ?? "", { exact: true }).first(),
    ).toBeVisible();
    await expect(card).toContainText(perLead ?? "");
    await expect(card.getByRole("link")).toHaveAttribute("href", href ?? "");
  }
  await expect(page.getByText("POPULAR", { exact: true })).toHaveCount(1);
  await expect(cards.nth(1)).toContainText("POPULAR");
  const trial = page.getByText("there is a 14-day trial of Pro");
  await expect(trial).toBeAttached();
  const table = page.getByRole("table", { name: /What each plan includes/u });
  await expect(table.locator("thead th[scope=col]")).toHaveCount(5);
});

test("Lists have their numbers of entries", async ({ page }) => {
  for (const [path, selector, count] of [
    ["/faq", "main details", 8],
    ["/resources", "[data-featured]", 1],
    ["/resources", "[data-resource]", 10],
    ["/resources?type=webinar", "[data-resource]", 2],
    ["/guides", 'h2:text-is("Featured guides") + * > article', 3],
    ["/guides", "[aria-labelledby=more-guides] article", 6],
    ["/integrations", "[aria-labelledby=tools] li:has(> h3)", 7],
    ["/careers", "[aria-labelledby=process] li", 5],
    ["/terms-and-conditions", ".prose > h2", 12],
    ["/documentation/getting-started", "main ol > li:has(h2)", 4],
    ["/documentation/competitor-monitoring", "main ol > li:has(h2)", 4],
    ["/documentation/integrations", "main ol > li:has(h2)", 4],
    ["/documentation/advanced-features", "main ol > li:has(h2)", 4],
    ["/documentation/examples", "main ol > li:has(h2)", 4],
    ["/sitemap", "main a", 22],
  ] as const) {
    const address = `${served.origin}${path}`;
    if (page.url() !== address) await page.goto(address);
    await expect(page.locator(selector), path).toHaveCount(count);
  }
});

test("Pages say what the specification quotes", async ({ page }) => {
  await page.goto(`${served.origin}/careers`);
  const positions = page.getByRole("region", { name: "Open positions" });
  await expect(positions.getByRole("heading", { level: 3 })).toHaveText([
    "Social Media Manager",
    "Growth Marketing Manager",
    "Senior React Developer",
    "Product Marketing Manager",
    "Sales Development Representative",
    "Customer Success Manager",
    "Data Scientist",
  ]);
  await expect(positions.getByText("Remote (EU/UK)")).toHaveCount(7);
  await expect(positions.getByText("Full-time")).toHaveCount(7);

  for (const [path, texts] of [
    ["/about-us", ["2023", "200+", "1M+", "93%"]],
    ["/benefits", ["3-5x", "40%", "27%", "22%"]],
    ["/connection-monitoring", ["Room for 20. Start with three."]],
    ["/contact-us", ["Tallinn, Estonia", "support@northlark.example"]],
    ["/changelog", ["Coming Soon", "available at public release"]],
    ["/terms-and-conditions", ["Last updated April 17, 2025", "Estonia"]],
    ["/privacy-policy", ["Last updated May 1, 2025"]],
  ] as const) {
    await page.goto(`${served.origin}${path}`);
    for (const text of texts)
      await expect(
        page.getByRole("main").getByText(text).first(),
        path,
      ).toBeVisible();
  }
  await page.goto(`${served.origin}/contact-us?job=senior-react-developer`);
  await expect(page.getByLabel("Subject")).toHaveValue(
    "Application: Senior React Developer",
  );
});

test("The pictures of the product tell the story of the sample data", async ({
  page,
}) => {
  for (const path of [
    "/",
    "/features",
    "/how-it-works",
    "/engagement-monitoring",
    "/connection-monitoring",
    "/integrations",
    "/pricing",
    "/about-us",
    "/benefits",
    "/documentation",
  ]) {
    await page.goto(`${served.origin}${path}`);
    const words = await page.getByRole("main").innerText();
    expect(storyProblems(toPageText(words)), path).toEqual([]);
  }
});
