import { expect, hydrated, idle, test } from "./visitor.ts";

const post = "/blog/reading-a-quiet-signal";

test("Visitors find the same entries in the header, under the logo that leads home", async ({
  page,
}) => {
  await page.goto(post);
  const header = page.getByRole("banner");
  await expect(
    header.getByRole("link", { name: "Tidemark, home" }),
  ).toHaveAttribute("href", "/");
  const entries = await header
    .getByRole("navigation", { name: "Main" })
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => [link.textContent, link.getAttribute("href")]),
    );
  expect(entries).toEqual([
    ["Features", "/features"],
    ["Pricing", "/pricing"],
    ["Signals about who sends them", "/engagement-monitoring"],
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
      "Service",
      "Pricing /pricing",
      "Changelog /changelog",
      "API Access /api-access",
    ],
    [
      "Reading",
      "Blog /blog",
      "Guides /guides",
      "Documentation /documentation",
      "FAQ /faq",
    ],
    ["Firm", "Careers /careers", "Contact /contact-us"],
  ]);
  await expect(footer.locator('a[href^="mailto:"]')).toHaveText(/@/u);
  await expect(footer.getByText("Porto, Portugal")).toBeVisible();
  await expect(
    footer.getByText("Made in Porto, between two tides."),
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
  await page.locator("#mobile-menu summary").click();
  await expect(
    page.getByRole("navigation", { name: "Menu" }).getByRole("link"),
  ).toHaveText([
    "Features",
    "Pricing",
    "Signals about who sends them",
    "Resources",
    "Ask a Question",
    "Pick a Time",
    /^Sign in/u,
    /^Join now/u,
  ]);
  await context.close();
});

test("Visitors see the menu close when they look or go elsewhere", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/blog");
  await hydrated(page);
  const button = page.locator("#mobile-menu summary");
  const menu = page.getByRole("navigation", { name: "Menu" });

  await button.click();
  await menu.getByRole("link", { name: /^Join now/u }).focus();
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
  await expect(heading).toHaveText("Tidemark on faq");
  await footer.getByRole("link", { name: "API Access" }).click();
  await expect(heading).toHaveText("Tidemark on api access");
  answer();
  await idle(page);
  await expect(heading).toHaveText("Tidemark on api access");
  await expect(page).toHaveTitle(/^Api access/u);
});

test("Visitors who came by a deep link return to its section with Back", async ({
  page,
}) => {
  await page.goto("/terms-and-conditions#9-liability");
  await hydrated(page);
  const heading = page.getByRole("heading", { name: /^9\. Liability/u });
  await expect(heading).toBeInViewport();
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click(),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Tidemark on faq",
  );
  await page.goBack();
  await expect(heading).toBeInViewport();
});
