import { expect, hydrated, test } from "./visitor.ts";

test("Visitors can read the five steps and the open positions, and apply for one", async ({
  page,
}) => {
  await page.goto("/careers");
  await hydrated(page);
  const steps = page
    .getByRole("region", { name: "Heading of process" })
    .getByRole("listitem");
  await expect(steps).toHaveCount(5);
  const list = page.getByRole("region", { name: "Heading of positions" });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText([
    "Field Researcher",
    "Support Engineer",
  ]);
  await expect(list.getByText("Remote (Europe)")).toHaveCount(1);
  await expect(list.getByText("Full-time")).toHaveCount(1);
  await expect(list.getByText(/^Posted [A-Z][a-z]+ \d+, \d{4}$/u)).toHaveCount(
    2,
  );
  await list
    .getByRole("link", { name: "Apply Now for Field Researcher" })
    .click();
  await expect(page).toHaveURL(/\/contact-us\?job=field-researcher$/u);
  await expect(page.getByLabel("Subject")).toHaveValue(
    "Application: Field Researcher",
  );
});

test("Each position has its own page, which search engines can read", async ({
  page,
}) => {
  await page.goto("/careers");
  await hydrated(page);
  await page
    .getByRole("link", { name: "Field Researcher", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Field Researcher",
  );
  const blocks = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents();
  const posting = blocks
    .map((text) => JSON.parse(text))
    .find((block) => block["@type"] === "JobPosting");
  expect(posting).toMatchObject({
    title: "Field Researcher",
    employmentType: "FULL_TIME",
    jobLocationType: "TELECOMMUTE",
    datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u),
  });
  await expect(
    page.getByRole("link", { name: /^Apply Now/u }).first(),
  ).toHaveAttribute("href", "/contact-us?job=field-researcher");
});

test("Visitors read the mission, four values and the figures", async ({
  page,
}) => {
  await page.goto("/about-us");
  for (const value of [
    "Principle 1",
    "Principle 2",
    "Principle 3",
    "Principle 4",
  ])
    await expect(
      page.getByRole("heading", { name: value, exact: true }),
    ).toBeVisible();
  const figures = page.getByRole("region", { name: "The company in figures" });
  for (const figure of ["2021", "60+"])
    await expect(figures.getByText(figure, { exact: true })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(
    footer.getByRole("link", { name: "Button of closing" }),
  ).toHaveAttribute("href", "/demo");
  await expect(
    footer.getByRole("link", { name: "Link of closing" }),
  ).toHaveAttribute("href", "/contact-us");
});

test("Visitors find no missing page on the sitemap", async ({
  page,
  request,
}) => {
  await page.goto("/sitemap");
  const links = page.getByRole("main").getByRole("link");
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    const href = (await link.getAttribute("href")) ?? "";
    expect((await request.get(href)).status(), href).toBe(200);
  }
});

test("Visitors can join the waitlist, which is separate from the newsletter", async ({
  page,
}) => {
  await page.goto("/early-access");
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByLabel("Work email").fill("elena@fernhill.example");
  const posted = page.waitForRequest("**/api/newsletter");
  await main.getByRole("button", { name: "Join the Waitlist" }).click();
  expect((await posted).postDataJSON()).toEqual({
    email: "elena@fernhill.example",
    source: "early-access",
  });
  await expect(
    main.getByRole("heading", { name: "You're on the list!" }),
  ).toBeFocused();
  await expect(
    main.getByRole("link", { name: /^Join Tidemark/u }),
  ).toHaveAttribute("href", /\/join$/u);
  await expect(
    main.getByRole("link", { name: "Link of today" }),
  ).toHaveAttribute("href", "/book");
});
