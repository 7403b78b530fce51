import { expect, hydrated, test } from "./visitor.ts";

test("Visitors can read the terms: twelve sections, their date, Estonian law, a way to ask", async ({
  page,
}) => {
  await page.goto("/terms-and-conditions");
  const main = page.getByRole("main");
  await expect(main.getByText("Last updated April 17, 2025")).toBeVisible();
  await expect(main.locator(".prose > h2")).toHaveCount(12);
  await expect(main).toContainText(
    /laws? of (?:the Republic of )?Estonia|Estonian law/u,
  );
  await expect(main.locator('a[href="/contact-us"]').first()).toBeVisible();
});

test("Visitors can read the privacy policy and its date", async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(
    page.getByRole("main").getByText("Last updated May 1, 2025"),
  ).toBeVisible();
});

test("Visitors can jump to a section of the terms and see its heading", async ({
  page,
}) => {
  await page.goto("/terms-and-conditions");
  await hydrated(page);
  await page.getByRole("link", { name: "10. Liability", exact: true }).click();
  const heading = page.getByRole("heading", { name: /^10\. Liability/u });
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate(
    (element) => element.getBoundingClientRect().top,
  );
  const header = await page
    .getByRole("banner")
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(header);
});

test("Visitors learn that the changelog is coming soon and can get started", async ({
  page,
}) => {
  await page.goto("/changelog");
  const main = page.getByRole("main");
  await expect(
    main.getByRole("heading", { name: "Coming Soon" }),
  ).toBeVisible();
  await expect(main).toContainText("available at public release");
  await expect(
    main.getByRole("link", { name: /^Get Started/u }),
  ).toHaveAttribute("href", /\/auth\/signup$/u);
});

test("Visitors learn that the API is coming soon and can ask about it", async ({
  page,
}) => {
  await page.goto("/api-access");
  const main = page.getByRole("main");
  await expect(
    main.getByRole("heading", { name: "Coming Soon" }),
  ).toBeVisible();
  await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute(
    "href",
    "/contact-us?topic=api",
  );
});
