import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { expect, hydrated, test } from "./visitor.ts";
import { workspace } from "./workspace.ts";

const mailFolder = join(workspace.root, ".data/mail");

async function readMails(address: string): Promise<Email[]> {
  if (!existsSync(mailFolder)) return [];
  const files = readdirSync(mailFolder).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    files.map((name) => PostalMime.parse(readFileSync(join(mailFolder, name)))),
  );
  return mails.filter(({ to }) => to?.some((one) => one.address === address));
}

/** Waits for a mail to an address with a newsletter link. @returns the link */
async function mailedLink(address: string, page: string): Promise<string> {
  const pattern = new RegExp(`http\\S+/newsletter/${page}\\?token=\\S+`, "u");
  const find = async () => {
    const texts = (await readMails(address)).map(({ text = "" }) => text);
    return texts.flatMap((text) => pattern.exec(text)?.[0] ?? [])[0] ?? "";
  };
  await expect.poll(find).not.toBe("");
  return find();
}

async function signUp(request: APIRequestContext, email: string) {
  const reply = await request.post("/api/newsletter", { data: { email } });
  expect(reply.status()).toBe(200);
  return mailedLink(email, "confirm");
}

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name });

test("Subscribers confirm with a button, once, and leave through the link of the next mail", async ({
  page,
  request,
  complaints,
}) => {
  complaints.expected.push(/410/u);
  const email = "confirms@example.com";
  const link = await signUp(request, email);
  const response = await page.goto(link);
  expect(await response?.allHeaders()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  const token = new URL(link).searchParams.get("token") ?? "";
  expect(await response?.text()).not.toContain(token);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
    "content",
    "noindex",
  );
  await hydrated(page);
  await expect(heading(page, "Confirm your subscription")).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  // Opening the page has confirmed nothing, even with its scripts run: the link still works.
  await page.getByRole("button", { name: "Yes, subscribe me" }).dblclick();
  await expect(heading(page, "You're subscribed!")).toBeVisible();

  await page.goto(link);
  await page.getByRole("button", { name: "Yes, subscribe me" }).click();
  await expect(heading(page, "This link no longer works")).toBeVisible();

  await page.goto(await mailedLink(email, "unsubscribe"));
  await hydrated(page);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(heading(page, "You're unsubscribed")).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/:\d+\/$/u);
});

test("Subscribers without script can confirm too", async ({
  browser,
  request,
}) => {
  const link = await signUp(request, "no-script-link@example.com");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole("button", { name: "Yes, subscribe me" }).click();
  await expect(heading(page, "You're subscribed!")).toBeVisible();
  await context.close();
});

test("Visitors without script read what is wrong with their message", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/contact-us`);
  await page.getByLabel("Name").fill("Ada");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(heading(page, "Something went wrong")).toBeVisible();
  await expect(page.getByText("Please enter the subject")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Name")).toHaveValue("Ada");
  await context.close();
});
