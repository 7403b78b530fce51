import { expect, hydrated, test } from "./visitor.ts";

test("Visitors can read the terms: every section, their date, a way to ask", async ({
  page,
}) => {
  await page.goto("/terms-and-conditions");
  const main = page.getByRole("main");
  await expect(main.getByText("Last updated January 19, 2026")).toBeVisible();
  await expect(main.locator(".prose > h2")).toHaveCount(10);
  await expect(main.locator('a[href="/contact-us"]').first()).toBeVisible();
});

test("Visitors can read the privacy policy and its date", async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(
    page.getByRole("main").getByText("Last updated January 20, 2026"),
  ).toBeVisible();
});

test("Visitors can jump to a section of the terms and see its heading", async ({
  page,
}) => {
  await page.goto("/terms-and-conditions");
  await hydrated(page);
  await page.getByRole("link", { name: "9. Liability", exact: true }).click();
  const heading = page.getByRole("heading", { name: /^9\. Liability/u });
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate(
    (element) => element.getBoundingClientRect().top,
  );
  const header = await page
    .getByRole("banner")
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(header);
});

test("Visitors find changes with their dates and kinds, and a page for each", async ({
  page,
}) => {
  await page.goto("/changelog");
  await hydrated(page);
  const main = page.getByRole("main");
  await expect(main.getByText("February 24, 2026")).toBeVisible();
  await expect(main.getByText("Improved", { exact: true })).toBeVisible();
  const title = "Lists are named by their question";
  await main.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(/\/changelog\/lists-by-question$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("Visitors learn that the API is coming soon and can ask about it", async ({
  page,
}) => {
  await page.goto("/api-access");
  const main = page.getByRole("main");
  await expect(
    main.getByRole("heading", { name: "Coming Soon" }),
  ).toBeVisible();
  await expect(
    main.getByRole("link", { name: "Button of hero" }),
  ).toHaveAttribute("href", "/contact-us?topic=api");
});

test("Visitors read through an article: its section is marked, code is copied, the next text is one step away", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/documentation/api-reference");
  await hydrated(page);
  const sections = page.getByRole("navigation", { name: "Documentation" });
  await expect(
    sections.getByRole("link", { name: "API and webhook reference" }),
  ).toHaveAttribute("aria-current", "page");

  const contents = page.getByRole("navigation", { name: "On this page" });
  const link = contents.getByRole("link", { name: "Webhooks" });
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "location");
  await expect(page).toHaveURL(/#webhooks$/u);

  const copy = page.getByRole("button", { name: "Copy code" }).first();
  await copy.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\S/u,
  );

  await expect(
    page.getByRole("link", { name: /^Edit this page/u }),
  ).toHaveAttribute("href", /\/docs\/api-reference\.md$/u);
  await page
    .getByRole("navigation", { name: "Previous and next" })
    .getByRole("link", { name: /^Next/u })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goto("/blog/a-review-in-half-an-hour");
  const pager = page.getByRole("navigation", { name: "Previous and next" });
  const [previous, next] = await Promise.all(
    [/^Previous/u, /^Next/u].map((name) =>
      pager.getByRole("link", { name }).getAttribute("href"),
    ),
  );
  const { posts } = await (await page.request.get("/api/blog")).json();
  const slugs: string[] = posts.map(({ slug }: { slug: string }) => slug);
  const index = slugs.indexOf("a-review-in-half-an-hour");
  expect([next, previous]).toEqual([
    `/blog/${slugs[index - 1]}`,
    `/blog/${slugs[index + 1]}`,
  ]);
});
