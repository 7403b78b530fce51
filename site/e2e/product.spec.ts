import type { Page } from "@playwright/test";
import { routeTable } from "../route-table.ts";
import { expect, hydrated, test } from "./visitor.ts";

const has = (path: string) => routeTable.some((line) => line.path === path);

const SIGN_UP = "https://my.tidemark.example/join";
const LOGIN = "https://my.tidemark.example/sign-in";

test("Visitors can go from the features to early access or a demo", async ({
  page,
}) => {
  await page.goto("/features");
  for (const name of [
    "Heading of influencers",
    "Heading of competitors",
    "Heading of lists",
  ]) {
    await expect(
      page.getByRole("heading", { level: 2, name, exact: true }),
    ).toBeVisible();
  }
  for (const [name, href] of [
    ["Button of closing", "/early-access"],
    ["Link of closing", "/book"],
  ] as const)
    await expect(page.getByRole("link", { name }).last()).toHaveAttribute(
      "href",
      href,
    );
});

test("Visitors see every picture that the server draws for a page", async ({
  request,
}) => {
  // The names of the others depend on the content.
  const pages = [
    "index",
    "features",
    "how-it-works",
    "connection-monitoring",
    "engagement-monitoring",
    "pricing",
    "about-us",
    "api-access",
    "documentation",
  ].filter((page) => page === "index" || has(`/${page}`));
  for (const page of pages) {
    const data = await request.get(`/_data/${page}.json`);
    const { pictures } = (await data.json()) as { pictures: object };
    const address = page === "index" ? "/" : `/${page}`;
    const html = await (await request.get(address)).text();
    const shown = [...html.matchAll(/data-picture="([^"]+)"/gu)];
    expect(Object.keys(pictures).length, page).toBeGreaterThan(0);
    expect(new Set(shown.map(([, name]) => name)), page).toEqual(
      new Set(Object.keys(pictures)),
    );
  }
});

test("Visitors can jump to a part of the features page", async ({ page }) => {
  await page.goto("/features");
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: /Heading of competitors/u })
    .click();
  await expect(page).toHaveURL(/#competitor-tracking$/u);
  await expect(
    page.getByRole("heading", { name: "Heading of competitors" }),
  ).toBeInViewport();
});

test("Visitors can rebuild a lead list by keyboard, and find a way back from an empty one", async ({
  page,
}) => {
  await page.goto("/features");
  await hydrated(page);
  const builder = page.getByRole("region", { name: "Heading of lists" });
  const people = builder.getByRole("listitem");
  const count = builder.getByRole("status");
  await expect(count).toHaveText("3 people on the list");
  await expect(people).toHaveCount(3);
  await builder.getByRole("combobox", { name: "What they did" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ingrid");
  await expect(count).toHaveText("1 person on the list");
  await expect(people).toContainText("Miguel Duarte");
  await builder
    .getByRole("combobox", { name: "How long ago" })
    .selectOption("24 hours");
  await expect(count).toHaveText("Nobody on the list");
  await expect(people).toHaveCount(0);
  await builder.getByRole("button", { name: /^7 days/u }).press("Enter");
  await expect(people).toContainText("Miguel Duarte");
  await builder
    .getByRole("combobox", { name: "How long ago" })
    .selectOption("24 hours");
  await builder.getByRole("button", { name: "Start again" }).click();
  await expect(people).toHaveCount(3);
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });
  test("visitors read the first sentence and its list", async ({ page }) => {
    await page.goto("/features");
    const builder = page.getByRole("region", { name: "Heading of lists" });
    await expect(builder.getByRole("combobox")).toHaveCount(0);
    await expect(builder.locator("form")).toContainText("Dana Whitlock");
    await expect(builder.getByRole("listitem")).toHaveCount(3);
  });
});

test("Visitors can see where leads go and how to connect a tool", async ({
  page,
}) => {
  await page.goto("/integrations");
  const cardsOf = (name: string) =>
    page
      .getByRole("region", { name })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(cardsOf("Heading of tools")).toHaveCount(3);
  const connect = page.getByRole("region", { name: "Heading of connect" });
  await expect(connect.locator("ol > li")).toHaveCount(3);
  await expect(
    connect.getByRole("heading", { name: "Heading of api" }),
  ).toBeVisible();
  await expect(connect).toContainText("Text of api.");
  await expect(cardsOf("Heading of workflows")).toHaveCount(3);
  for (const title of ["CRM record", "Team chat", "CSV file", "Webhook"])
    await expect(page.getByRole("figure", { name: title })).toContainText(
      "Elena Marsh",
    );
  await expect(
    page.getByRole("link", { name: /^Join Tidemark/u }).last(),
  ).toHaveAttribute("href", SIGN_UP);
});

test("Visitors can follow the four steps in their order", async ({ page }) => {
  await page.goto("/how-it-works");
  await expect(
    page.getByRole("region", { name: "Heading of flow" }).locator("h3"),
  ).toHaveText(["Step 1", "Step 2", "Step 3", "Step 4"]);
  await expect(
    page.getByRole("region", { name: "Heading of features" }).locator("h3"),
  ).toHaveText([
    "Heading of competitors",
    "Heading of influencers",
    "Heading of reports",
    "Heading of alerts",
  ]);
  for (const [name, href] of [
    ["Link of integrations", "/integrations"],
    ["Link of closing", "/demo"],
    ["Link of features", "/pricing"],
    [/^Join Tidemark/u, SIGN_UP],
  ] as const) {
    await expect(page.getByRole("link", { name }).last()).toHaveAttribute(
      "href",
      href,
    );
  }
});

test("Visitors can find the benefits of their team", async ({ page }) => {
  await page.goto("/benefits");
  await hydrated(page);
  await page
    .getByRole("navigation", { name: "Teams" })
    .getByRole("link", { name: "Other team 4" })
    .click();
  await expect(
    page.getByRole("heading", { name: "Other team 4" }),
  ).toBeInViewport();
  const main = page.getByRole("main");
  for (const href of ["/early-access", "/how-it-works", "/demo", "/pricing"]) {
    await expect(
      page.locator(`:is(main, footer) a[href="${href}"]`).first(),
    ).toBeVisible();
  }
  for (const figure of ["2x", "12%", "6 h"]) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible();
  }
});

test("Visitors can tour engagement monitoring, sign up and log in", async ({
  page,
}) => {
  await page.goto("/engagement-monitoring");
  const main = page.getByRole("main");
  await expect(main.locator("figure")).toHaveCount(4);
  await expect(
    page.locator(`:is(main, footer) a[href="${LOGIN}"]`),
  ).toHaveCount(2);
  const comments = main
    .getByRole("list", { name: "Comments" })
    .getByRole("listitem");
  await expect(comments).toHaveCount(5);
  await main.getByRole("checkbox", { name: "Leads only" }).check();
  await expect(comments).toContainText([
    "Sofia Lindqvist",
    "Leila Darzi",
    "Elena Marsh",
  ]);
  const plans = main.getByRole("region", { name: "Heading of prices" });
  for (const [plan, href] of [
    ["Harbor", "/book"],
    ["Coast", SIGN_UP],
    ["Ocean", "/book"],
  ] as const) {
    const line = plans
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: plan }) });
    await expect(line.getByRole("link")).toHaveAttribute("href", href);
  }
});

/** Who is listed beside the circles of competitors. */
const listed = (page: Page) =>
  page.getByRole("main").locator('[aria-live="polite"]').getByRole("listitem");

test("Visitors can choose the circles of competitors by keyboard", async ({
  page,
}) => {
  await page.goto("/connection-monitoring");
  await hydrated(page);
  await page
    .getByRole("radio", { name: "4 connected with Pipewright and Leadrow" })
    .focus();
  await page.keyboard.press("ArrowDown");
  const next = page.getByRole("radio", {
    name: "3 connected with Pipewright and Signalbay",
  });
  await expect(next).toBeFocused();
  await expect(next).toBeChecked();
  await expect(listed(page)).toContainText([
    "Camille Roux",
    "Henrik Dahl",
    "Zoe Lambert",
  ]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Visitors can choose a circle, and where two of them meet", async ({
    page,
  }) => {
    await page.goto("/connection-monitoring");
    await expect(listed(page)).toHaveCount(4);
    await page.getByText("Signalbay 12").last().click();
    await expect(listed(page)).toContainText(["Clara Weiss", "Noah Fischer"]);
    await page.getByRole("radio", { name: /Leadrow and Signalbay$/u }).check();
    await expect(listed(page)).toContainText(["Mateo Silva", "Ravi Menon"]);
  });
});

test("Visitors can read new connections of competitors that add up", async ({
  page,
}) => {
  await page.goto("/connection-monitoring");
  const main = page.getByRole("main");
  const counts = main
    .getByRole("group", { name: /^New connections/u })
    .locator("label");
  await expect(counts).toHaveText([
    /All competitors\s*76/u,
    /Pipewright\s*34/u,
    /Leadrow\s*21/u,
    /Signalbay\s*12/u,
    /Warmline\s*9/u,
  ]);
  const people = main
    .getByRole("list", { name: "People behind the counts" })
    .getByRole("listitem");
  await expect(people).toHaveCount(8);
  await main
    .getByRole("radio", { name: /^Signalbay/u })
    .first()
    .check();
  await expect(people).toContainText(["Camille Roux", "Mateo Silva"]);
  await expect(
    main.getByRole("heading", { name: "Heading of slots 12" }),
  ).toBeVisible();
});
