import { expect, hydrated, test } from "./visitor.ts";

const post = "/blog/reading-a-quiet-signal";

test("The header changes its style after 20 pixels and keeps its height", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const header = page.getByRole("banner");
  const height = await header.evaluate(
    (element) => element.getBoundingClientRect().height,
  );
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect(header).toHaveAttribute("data-scrolled", "false");
  await page.evaluate(() => window.scrollTo(0, 21));
  await expect(header).toHaveAttribute("data-scrolled", "true");
  expect(
    await header.evaluate((element) => element.getBoundingClientRect().height),
  ).toBe(height);
  await expect(header).toBeInViewport();
});

test("Sign-in and sign-up lead to the application in a new tab", async ({
  page,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  for (const [name, path] of [
    ["Sign in", "/sign-in"],
    ["Join now", "/join"],
  ] as const) {
    const link = header
      .getByRole("link", { name: new RegExp(`^${name}`, "u") })
      .first();
    expect(new URL((await link.getAttribute("href")) ?? "").pathname).toBe(
      path,
    );
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

test("Resources is active on the blog and on posts, current on neither", async ({
  page,
}) => {
  for (const path of ["/blog", post]) {
    await page.goto(path);
    const link = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Resources" });
    await expect(link).toHaveAttribute("data-active", "true");
    await expect(link).not.toHaveAttribute("aria-current", "page");
  }
});

test("A followed link changes page, title, canonical address and focus without a new document", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Blog", exact: true })
    .click();
  await expect(page).toHaveURL(/\/blog$/u);
  await expect(page).toHaveTitle(/Blog/u);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(
    await page.locator('link[rel="canonical"]').getAttribute("href"),
  ).toMatch(/\/blog$/u);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => Object.hasOwn(window, "sameDocument"))).toBe(
    true,
  );
});

test("Back returns to the last scroll position", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const link = page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Blog", exact: true });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(400);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.locator("#how-it-works")).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test("A link to the current page scrolls to the top", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole("banner").getByRole("link", { name: /home/u }).click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("The mobile menu opens by keyboard, holds a group of its own, and closes on Escape and on a link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await hydrated(page);
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await page.locator("#mobile-menu summary").focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await expect(menu.getByRole("heading", { name: "Talk to us" })).toBeVisible();
  for (const [name, href] of [
    ["Ask a Question", "/contact-us"],
    ["Pick a Time", "/book"],
  ] as const) {
    await expect(menu.getByRole("link", { name })).toHaveAttribute(
      "href",
      href,
    );
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.locator("#mobile-menu summary")).toBeFocused();
});

test("The skip link is the first stop and leads to the content", async ({
  page,
}) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("link", { name: "Skip to content" }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("The footer has its columns, legal links and no dead social link", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const [column, links] of [
    ["Service", 3],
    ["Reading", 4],
    ["Firm", 2],
  ] as const) {
    await expect(
      footer.getByRole("navigation", { name: column }).getByRole("link"),
    ).toHaveCount(links);
  }
  await expect(footer.getByRole("heading", { name: "Connect" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Mastodon" })).toBeVisible();
  await expect(footer.getByText("YouTube")).toHaveCount(0);
  await expect(footer.getByText("Porto, Portugal")).toBeVisible();
  for (const name of ["Terms", "Privacy", "All Pages"]) {
    await expect(footer.getByRole("link", { name })).toBeVisible();
  }
  await expect(page.locator('a[href="#"], a:not([href])')).toHaveCount(0);
});
