import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, hydrated, stopClock, test } from "./visitor.ts";
import { workspace } from "./workspace.ts";

const CALL = "**/api/contact-us";

async function open(page: Page, path = "/contact-us"): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel("Name").fill("Elena Marsh");
  await page.getByLabel("Email").fill("elena@fernhill.example");
  await page.getByLabel("Subject").fill("A question about lists");
  await page.getByLabel("Message").fill("How do I start?");
}

const send = (page: Page) =>
  page.getByRole("button", { name: /Send Message|Sending/u });

const alert = (page: Page) => page.getByRole("alert");

test("Visitors can send a message, see a confirmation, and can send another", async ({
  page,
}) => {
  await open(page);
  await fill(page);
  const posted = page.waitForRequest(CALL);
  await send(page).click();
  const request = await posted;
  expect(Object.keys(request.postDataJSON())).toEqual(
    expect.arrayContaining(["name", "email", "company", "subject", "message"]),
  );
  expect(request.headers()["idempotency-key"]).toMatch(/^[\da-f]{32}$/u);
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
  await expect(page.getByText("Message sent!")).toBeVisible();
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  for (const label of ["Name", "Email", "Company", "Subject", "Message"])
    await expect(page.getByRole("main").getByLabel(label)).toHaveValue("");
});

test("Visitors see at once that a message is being sent, also while the script that sends it is slow", async ({
  page,
}) => {
  await open(page);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await asked;
    await route.continue();
  });
  await fill(page);
  await send(page).click();
  await expect(send(page)).toBeDisabled();
  answer();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
});

test("Visitors who leave fields empty see errors, and nothing is sent", async ({
  page,
}) => {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/contact-us")) calls += 1;
  });
  await open(page);
  await page.getByLabel("Name").fill("   ");
  await send(page).click();
  await expect(alert(page)).toContainText(
    "Please fill out all required fields",
  );
  await expect(alert(page)).toContainText(
    "Name, email, subject, and message are required.",
  );
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByText("4 fields need another look")).toBeVisible();
  expect(calls).toBe(0);
});

test("Visitors with a malformed address see an error at the field", async ({
  page,
}) => {
  await open(page);
  await fill(page);
  await page.getByLabel("Email").fill("elena@");
  await send(page).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
});

test("The button reads Sending... while it sends and keeps its width", async ({
  page,
}) => {
  await open(page);
  await fill(page);
  const answered = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await answered.promise;
    await route.continue();
  });
  const before = await send(page).boundingBox();
  await send(page).click();
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toHaveAccessibleName("Sending...");
  expect((await send(page).boundingBox())?.width).toBe(before?.width);
  answered.resolve();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

for (const { name, status, body, title, text } of [
  {
    name: "with words",
    status: 200,
    body: { success: false, message: "The inbox is full." },
    title: "Something went wrong",
    text: "The inbox is full.",
  },
  {
    name: "without words",
    status: 500,
    body: { success: false },
    title: "Something went wrong",
    text: "Please try again later.",
  },
  {
    name: "by a proxy",
    status: 502,
    body: "<h1>Bad gateway</h1>",
    title: "Error",
    text: "An error occurred while submitting the form. Please try again.",
  },
]) {
  test(`Visitors refused ${name} see an error and keep their text`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/the server responded with a status of 50/u);
    await open(page);
    await fill(page);
    await page.route(CALL, (route) =>
      route.fulfill(
        typeof body === "string" ? { status, body } : { status, json: body },
      ),
    );
    await send(page).click();
    await expect(alert(page)).toContainText(title);
    await expect(alert(page)).toContainText(text);
    await expect(page.locator("[data-notice=failure]")).toContainText(text);
    await expect(page.getByLabel("Message")).toHaveValue("How do I start?");
    await expect(send(page)).toBeFocused();
  });
}

test("Visitors without a network see an error and keep their text", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED/u);
  await open(page);
  await fill(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(alert(page)).toContainText(
    "An error occurred while submitting the form. Please try again.",
  );
  await expect(page.getByLabel("Subject")).toHaveValue(
    "A question about lists",
  );
});

test("Visitors without a reply can send again after 30 seconds, and staff get it once", async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/ERR_(?:FAILED|ABORTED)/u);
  await stopClock(page);
  await open(page);
  await fill(page);
  const keys: (string | undefined)[] = [];
  await page.route(CALL, (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length === 2) return route.fulfill({ json: { success: true } });
  });
  await send(page).click();
  await expect.poll(() => keys.length).toBe(1);
  await page.clock.runFor(29_999);
  await expect(send(page)).toBeDisabled();
  await page.clock.runFor(1);
  await expect(alert(page)).toContainText(
    "An error occurred while submitting the form. Please try again.",
  );
  await expect(page.getByLabel("Message")).toHaveValue("How do I start?");
  await send(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("Visitors can send a message when a script of the form has gone with a new build", async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/ERR_FAILED/u);
  await open(page);
  await page.route(/\.js$/u, (route) => route.abort());
  await fill(page);
  await send(page).click();
  await expect(page).toHaveURL(/\/api\/contact-us$/u);
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

test("Visitors find their text after Back and after a reload, until it is sent", async ({
  page,
}) => {
  await open(page, "/contact-us?topic=api");
  await fill(page);
  await page.getByLabel("Subject").fill("");
  const kept = async () => {
    await expect(page.getByLabel("Name")).toHaveValue("Elena Marsh");
    await expect(page.getByLabel("Subject")).toHaveValue("");
    await expect(page.getByLabel("Message")).toHaveValue("How do I start?");
  };
  await page.getByRole("link", { name: "Features" }).first().click();
  await expect(page).toHaveURL(/\/features$/u);
  await page.goBack();
  await kept();
  await page.reload();
  await hydrated(page);
  await kept();
  await page.getByLabel("Subject").fill("A question");
  await send(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("Visitors can paste from other programs, and learn which character they cannot see", async ({
  page,
}) => {
  await open(page);
  await fill(page);
  await page.getByLabel("Name").fill("\u2068Elena\u00a0Marsh\u2069");
  await page.getByLabel("Email").fill("Elena <elena@fernhill.example>,");
  await page.getByLabel("Message").fill("One\u000btwo \u001b[0m");
  await send(page).click();
  await expect(page.getByLabel("Message")).toHaveAccessibleDescription(
    "Please remove the hidden character U+001B from your message",
  );
  await page.getByLabel("Message").fill("One\u000btwo");
  const posted = page.waitForRequest(CALL);
  await send(page).click();
  expect((await posted).postDataJSON()).toMatchObject({
    name: "Elena Marsh",
    email: "elena@fernhill.example",
    message: "One\ntwo",
  });
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

test("Applicants read about the job and are asked for a link to their work", async ({
  page,
}) => {
  await open(page, "/contact-us?job=field-researcher");
  const main = page.getByRole("main");
  await expect(main).toContainText("You're applying for Field Researcher.");
  await expect(page.getByLabel("Message")).toHaveAccessibleDescription(
    /link to work/u,
  );
  await expect(
    main.getByRole("link", { name: "Field Researcher" }),
  ).toHaveAttribute("href", "/careers/field-researcher");
  await expect(main.getByRole("link", { name: "Link of demo" })).toHaveCount(0);
});

test("The address of the form gives the subject", async ({ page }) => {
  for (const [query, subject] of [
    ["?topic=api", "API access"],
    ["?job=support-engineer", "Application: Support Engineer"],
    ["?job=astronaut", ""],
    ["?topic=weather&utm_source=x", ""],
  ] as const) {
    await open(page, `/contact-us${query}`);
    await expect(page.getByLabel("Subject"), query).toHaveValue(subject);
  }
});

test("Visitors without script can send a message; it reaches staff", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/contact-us?topic=api`);
  await fill(page);
  await page.getByLabel("Subject").fill("Sent without script");
  await send(page).click();
  await expect(page).toHaveURL(/\/api\/contact-us$/u);
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const stored = execFileSync(
    "node",
    [
      "server/inbox/inbox-command.mjs",
      "export",
      "contact",
      "--format",
      "jsonl",
    ],
    {
      encoding: "utf8",
      env: { ...process.env, DATA_DIR: join(workspace.root, ".data") },
    },
  );
  expect(stored).toContain("Sent without script");
  await context.close();
});

test("Visitors find the office, the address and the way to a demo", async ({
  page,
}) => {
  await open(page);
  const main = page.getByRole("main");
  await expect(
    main.getByRole("definition").getByText("Porto, Portugal"),
  ).toBeVisible();
  await expect(
    main.getByRole("link", { name: "hello@tidemark.example" }),
  ).toHaveAttribute("href", "mailto:hello@tidemark.example");
  await expect(
    main.getByRole("link", { name: "Link of demo" }),
  ).toHaveAttribute("href", "/book");
});
