import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./visitor.ts";

const SLUG = "reading-a-quiet-signal";

async function run(page: Page, name: string, path = "/api-test") {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("button", { name }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  return page.locator("[data-step] pre");
}

async function resultOf(page: Page, name: string): Promise<unknown> {
  const outcome = await run(page, name, `/api-test?slug=${SLUG}`);
  return JSON.parse((await outcome.textContent()) ?? "");
}

const post = {
  id: expect.any(Number),
  title: expect.any(String),
  slug: SLUG,
  categories: expect.any(Array),
};

test("Testers see the list with id, title and slug of each post", async ({
  page,
}) => {
  const result = await resultOf(page, "Test Blog List API");
  expect(result).toMatchObject({ success: true });
  expect(result).toHaveProperty("posts.0", {
    id: expect.any(Number),
    title: expect.any(String),
    slug: expect.any(String),
  });
});

test("Testers see the post that the address names", async ({ page }) => {
  expect(await resultOf(page, "Test Blog Post API")).toEqual({
    success: true,
    post,
  });
});

test("Testers see a direct fetch with its status", async ({ page }) => {
  expect(await resultOf(page, "Test Direct Fetch")).toEqual({
    status: 200,
    success: true,
    post,
  });
});

test("Testers see both calls in absolute form", async ({ page, baseURL }) => {
  expect(await resultOf(page, "Test Domain Handling")).toMatchObject({
    hostname: "localhost",
    calls: [
      { sentAs: "/api/blog", absolute: `${baseURL}/api/blog`, status: 200 },
      { absolute: `${baseURL}/api/blog/${SLUG}`, status: 200 },
    ],
  });
});

test("Testers see the error of a failed request in a box", async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/404 \(Not Found\)/u);
  const path = "/api-test?slug=no-such-post";
  await run(page, "Test Blog Post API", path);
  await expect(page.locator("[data-step] [role=alert]")).toContainText(
    /^404: /u,
  );
  const direct = await run(page, "Test Direct Fetch", path);
  expect(JSON.parse((await direct.textContent()) ?? "")).toEqual({
    success: false,
    status: 404,
    statusText: "Not Found",
  });
});

test("The tool shows the browser's environment alone and stays out of search engines", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/api-test")).text();
  expect(html).toContain('name="robots" content="noindex"');
  const [body = ""] = /<body.*?(?=<script)/su.exec(html) ?? [];
  expect(body).not.toContain("localhost");
  await page.goto("/api-test");
  await hydrated(page);
  await expect(
    page.getByRole("definition").filter({ hasText: "localhost" }),
  ).not.toHaveCount(0);
  const links = await page
    .getByRole("main")
    .getByRole("list")
    .getByRole("link")
    .all();
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const href = (await link.getAttribute("href")) ?? "";
    expect((await request.get(href)).status(), href).toBe(200);
  }
});
