import { expect, hydrated, test } from "./visitor.ts";

const post = "/blog/read-engagement-as-intent";

test("Visitors find the same five entries in the header, under the logo that leads home", async ({
  page,
}) => {
  await page.goto(post);
  const header = page.getByRole("banner");
  await expect(
    header.getByRole("link", { name: "Northlark, home" }),
  ).toHaveAttribute("href", "/");
  const entries = await header
    .getByRole("navigation", { name: "Main" })
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => [link.textContent, link.getAttribute("href")]),
    );
  expect(entries).toEqual([
    ["Learn More about who reacts to which posts", "/engagement-monitoring"],
    ["Features", "/features"],
    ["Integrations", "/integrations"],
    ["Pricing", "/pricing"],
    ["Resources", "/resources"],
  ]);
});

test("Visitors find every promised entry in the footer, and how to reach people", async ({
  page,
}) => {
  await page.goto("/changelog");
  const footer = page.getByRole("contentinfo");
  const columns = await footer
    .getByRole("navigation")
    .evaluateAll((navs) =>
      navs.map((nav) => [
        nav.getAttribute("aria-label"),
        ...Array.from(
          nav.querySelectorAll("a"),
          (link) => `${link.textContent} ${link.getAttribute("href")}`,
        ),
      ]),
    );
  expect(columns).toEqual([
    [
      "Product",
      "Features /features",
      "Integrations /integrations",
      "Pricing /pricing",
      "Changelog /changelog",
    ],
    [
      "Resources",
      "Documentation /documentation",
      "Guides /guides",
      "API Access /api-access",
      "FAQ /faq",
    ],
    [
      "Company",
      "About Us /about-us",
      "Blog /blog",
      "Careers /careers",
      "Contact /contact-us",
    ],
  ]);
  await expect(footer.locator('a[href^="mailto:"]')).toHaveText(/@/u);
  await expect(footer.getByText("Tallinn, Estonia")).toBeVisible();
  await expect(
    footer.getByText("One influencer monitored free, forever."),
  ).toBeVisible();
});

test("Visitors with a small screen find the whole menu without script", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${baseURL}/faq`);
  await page.locator(".mobile-menu summary").click();
  await expect(
    page.getByRole("navigation", { name: "Menu" }).getByRole("link"),
  ).toHaveText([
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
  await context.close();
});

test("Visitors see the menu close when they look or go elsewhere", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/blog");
  await hydrated(page);
  const button = page.locator(".mobile-menu summary");
  const menu = page.getByRole("navigation", { name: "Menu" });

  await button.click();
  await menu.getByRole("link", { name: /^Start Now/u }).focus();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();

  await button.click();
  await page.mouse.click(4, 780);
  await expect(menu).toBeHidden();

  await page.evaluate(() => window.scrollTo(0, 600));
  await button.click();
  await menu.getByRole("link", { name: "Resources" }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/resources$/u);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await button.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
});

test("Visitors who reload in the middle of a page see the same header as before", async ({
  page,
}) => {
  await page.goto("/terms-and-conditions");
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await expect(page.getByRole("banner")).toHaveAttribute(
    "data-scrolled",
    "true",
  );
});

test("Visitors who open a link in a new tab stay where they are", async ({
  page,
  context,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  const link = page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Guides" });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    link.click({ modifiers: ["Control"] }),
  ]);
  await expect(opened).toHaveURL(/\/guides$/u);
  await expect(page).toHaveURL(/\/faq$/u);
  expect(await page.evaluate(() => window.scrollY)).toBe(left);
});

test("Visitors see the old page until the next one is loaded", async ({
  page,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/_data/changelog.json", async (route) => {
    await asked;
    await route.continue();
  });
  const footer = page.getByRole("contentinfo");
  const heading = page.getByRole("heading", { level: 1 });
  await footer.getByRole("link", { name: "Changelog" }).click();
  await expect(page).toHaveURL(/\/faq$/u);
  await expect(heading).toHaveText("Frequently asked questions");
  await footer.getByRole("link", { name: "API Access" }).click();
  await expect(heading).toHaveText("API Access");
  answer();
  await page.waitForLoadState("networkidle");
  await expect(heading).toHaveText("API Access");
  await expect(page).toHaveTitle(/^API access/u);
});

test("Visitors who came by a deep link return to its section with Back", async ({
  page,
}) => {
  await page.goto("/terms-and-conditions#10-liability");
  await hydrated(page);
  const heading = page.getByRole("heading", { name: /^10\. Liability/u });
  await expect(heading).toBeInViewport();
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click(),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Frequently asked questions",
  );
  await page.goBack();
  await expect(heading).toBeInViewport();
});
