import { expect, hydrated, test } from "./visitor.ts";

const labels = [
  "All",
  "Blog",
  "Articles",
  "Guides",
  "Videos",
  "Webinars",
  "Case Studies",
];

test("Visitors can filter resources by type, and the address keeps it", async ({
  page,
}) => {
  await page.goto("/resources");
  await hydrated(page);
  const filters = page.getByRole("navigation", { name: "Filter by type" });
  await expect(filters.getByRole("link")).toHaveText(labels);
  const cards = page.locator("[data-resource]");
  await expect(cards).toHaveCount(5);
  await filters.getByRole("link", { name: "Webinars" }).click();
  await expect(page).toHaveURL(/\/resources\?type=webinar$/u);
  await expect(cards).toHaveCount(1);
  await expect(cards.locator("[data-label]")).toHaveText(["Webinar"]);
  await expect(filters.locator("[aria-current]")).toHaveText("Webinars");
  await page.reload();
  await expect(cards).toHaveCount(1);
  await page.goBack();
  await expect(cards).toHaveCount(5);
});

test("Visitors see the featured resource under All and its own type, never twice", async ({
  page,
}) => {
  const featured = page.locator("[data-featured]");
  const title = "How to read a quiet signal";
  for (const [path, cards] of [
    ["/resources", 5],
    ["/resources?type=blog", 0],
  ] as const) {
    await page.goto(path);
    await expect(featured.getByRole("heading")).toHaveText(title);
    await expect(page.getByRole("heading", { name: title })).toHaveCount(1);
    await expect(page.locator("[data-resource]")).toHaveCount(cards);
  }
  await expect(
    featured.getByRole("link", { name: /^Read Article/u }),
  ).toHaveAttribute("href", "/blog/reading-a-quiet-signal");
  await page.goto("/resources?type=guide");
  await expect(featured).toHaveCount(0);
});

test("Visitors find links to posts, guides and other sites with their own labels", async ({
  page,
}) => {
  await page.goto("/resources");
  const linkOf = (title: string | RegExp) =>
    page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: title }) })
      .getByRole("link");
  const post = linkOf("A first note that gets read");
  await expect(post).toHaveAccessibleName(/^Read More/u);
  await expect(post).toHaveAttribute(
    "href",
    "/blog/a-first-note-that-gets-read",
  );
  const guide = linkOf("Set up your first watch before lunch");
  await expect(guide).toHaveAccessibleName(/^Read More/u);
  await expect(guide).toHaveAttribute(
    "href",
    "/guides/set-up-your-first-watch",
  );
  const video = linkOf(/^Video: a tour/u);
  await expect(video).toHaveAccessibleName(/^View Resource.*new tab/u);
  await expect(video).toHaveAttribute("target", "_blank");
});

test("Visitors get titles of two lines and descriptions of three at most", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/resources");
  const linesOf = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { lineHeight } = getComputedStyle(element);
        return Math.round(element.clientHeight / Number.parseFloat(lineHeight));
      }),
    );
  expect(Math.max(...(await linesOf("[data-resource] h3")))).toBe(2);
  expect(Math.max(...(await linesOf("[data-description]")))).toBe(3);
});

test("Visitors to a type without resources see a message and can see all", async ({
  page,
}) => {
  await page.goto("/resources?type=podcast");
  await hydrated(page);
  await expect(
    page.getByRole("heading", { name: "No resources found" }),
  ).toBeVisible();
  await expect(
    page.getByText("Try selecting a different resource type"),
  ).toBeVisible();
  await page.getByRole("link", { name: "View All Resources" }).click();
  await expect(page).toHaveURL(/\/resources$/u);
  await expect(page.locator("[data-resource]")).toHaveCount(5);
});

test("Visitors without script can filter too", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${baseURL}/resources`);
  const filter = page.getByRole("link", { name: "Case Studies", exact: true });
  await filter.click();
  await expect(filter).toHaveAttribute("aria-current", "true");
  await expect(filter).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-resource] [data-label]")).toHaveText([
    "Case Study",
  ]);
  await context.close();
});

test("Visitors can sign up for the newsletter of the Resource Center", async ({
  page,
}) => {
  await page.goto("/resources");
  await hydrated(page);
  const block = page.getByRole("region", { name: "Heading of newsletter" });
  await block.getByRole("textbox").fill("visitor@example.com");
  await block.getByRole("button", { name: "Subscribe" }).click();
  await expect(block.getByText("You're subscribed!")).toBeVisible();
});
