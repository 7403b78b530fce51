import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, hydrated, idle, shellOf, test } from "./visitor.ts";

/** How far a restored position may be from the one that was left, in pixels. */
const NEAR = 50;

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls with the wheel, and waits until the page stands still. A busy machine may begin late. */
async function wheel(page: Page, by: number): Promise<number> {
  await page.mouse.move(640, 400);
  const listening = await page.evaluateHandle(() => {
    const start = window.scrollY;
    const standing = new Promise<void>((resolve) => {
      document.addEventListener("scrollend", () => {
        if (window.scrollY !== start) resolve();
      });
    });
    return { standing };
  });
  await page.mouse.wheel(0, by);
  await listening.evaluate(({ standing }) => standing);
  return top(page);
}

const isOnTop = (element: Element, at: { x: number; y: number }) =>
  element.contains(document.elementFromPoint(at.x, at.y));

/**
 * Clicks where a link of the sticky header is, as a pointer does: without scrolling to it. While one page follows
 * another with a transition, the browser gives clicks to neither of them.
 */
async function clickInHeader(page: Page, name: string): Promise<void> {
  const link = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name });
  const box = await link.boundingBox();
  if (!box) throw new Error(`The header has no link ${name}.`);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await expect.poll(() => link.evaluate(isOnTop, { x, y })).toBe(true);
  await page.mouse.click(x, y);
}

async function expectPage(page: Page, path: RegExp, title: RegExp) {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
}

/** After a link was followed: at the top, the heading has the focus, and the title was announced. */
async function expectArrival(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect
    .poll(() => page.locator("body output.sr-only").last().textContent())
    .toBe(await page.title());
  expect(await top(page)).toBe(0);
}

async function expectNear(page: Page, position: number): Promise<void> {
  await expect
    .poll(async () => Math.abs((await top(page)) - position))
    .toBeLessThanOrEqual(NEAR);
}

test("Visitors find each page where they left it, on a journey with reloads, an article and another site", async ({
  page,
}) => {
  const elsewhere = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end("<title>Elsewhere</title><h1>Another site</h1>");
  }).listen(0);
  const { port } = elsewhere.address() as AddressInfo;

  // 1 to 4: down the first page, and on by the header.
  await page.goto("/features");
  await hydrated(page);
  const features = await wheel(page, 900);
  await clickInHeader(page, "Pricing");
  await expectPage(page, /\/pricing$/u, /^Pricing/u);
  await expectArrival(page);
  const pricing = await wheel(page, 1_400);

  // 5 and 6: back and forward.
  await page.goBack();
  await expectPage(page, /\/features$/u, /^Features/u);
  await expectNear(page, features);
  await page.goForward();
  await expectPage(page, /\/pricing$/u, /^Pricing/u);
  await expectNear(page, pricing);

  // 7: a reload keeps the position.
  await page.reload();
  await hydrated(page);
  await expectNear(page, pricing);

  // 8 to 11: to a long text, two hash links, and back through them.
  await page.evaluate(() =>
    document
      .querySelector<HTMLElement>('footer a[href="/terms-and-conditions"]')
      ?.click(),
  );
  await expectPage(page, /\/terms-and-conditions$/u, /^Terms/u);
  await expectArrival(page);
  const contents = page.locator('main nav a[href^="#"]');
  await contents.nth(3).click();
  await expect(page).toHaveURL(/#4-/u);
  await expect.poll(() => top(page)).toBeGreaterThan(200);
  const fourth = await top(page);
  const ninth = page.locator('main nav a[href^="#9-"]').first();
  await ninth.click();
  await expect(page).toHaveURL(/#9-/u);
  await expect.poll(() => top(page)).toBeGreaterThan(fourth);
  const further = await wheel(page, 300);
  await page.goBack();
  await expect(page).toHaveURL(/#4-/u);
  await expectNear(page, fourth);
  await page.goForward();
  await expectNear(page, further);

  // 12 to 15: the blog, an article as a new document, and back.
  await page.goto("/blog");
  await hydrated(page);
  const blog = await wheel(page, 700);
  const card = page.locator("a[data-article]").nth(2);
  await card.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/u);
  await hydrated(page);
  expect(await top(page)).toBe(0);
  const article = await wheel(page, 1_100);
  await page.goBack();
  await expectPage(page, /\/blog$/u, /^Blog/u);
  await expectNear(page, blog);
  await page.goForward();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/u);
  await expectNear(page, article);

  // 16 and 17: another site, and back.
  await page.goto(`http://localhost:${port}/`);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/u);
  await expectNear(page, article);

  // 18 to 20: far back at once, to entries of documents that are gone, and the same page's own link.
  await page.evaluate(() => window.history.go(-3));
  await expect(page).toHaveURL(/#4-/u);
  await expectNear(page, fourth);
  await page.evaluate(() => window.history.go(-3));
  await expectPage(page, /\/features$/u, /^Features/u);
  await expectNear(page, features);
  await hydrated(page);
  await clickInHeader(page, "Features");
  await expect.poll(() => top(page)).toBe(0);
  elsewhere.close();
});

test("Visitors find their place also when scripts run before the browser has scrolled", async ({
  page,
}) => {
  await page.goto("/blog");
  await hydrated(page);
  const blog = await wheel(page, 700);
  // As on a busy machine: the browser is told to leave scrolling to the script before it has scrolled itself, and the
  // script that runs first still believes that the browser will.
  await page.addInitScript(() => {
    history.scrollRestoration = "manual";
    let said: ScrollRestoration = "auto";
    Object.defineProperty(history, "scrollRestoration", {
      get: () => said,
      set: (value: ScrollRestoration) => {
        said = value;
      },
    });
  });
  await page.goto("/faq");
  await page.goBack();
  await expectPage(page, /\/blog$/u, /^Blog/u);
  await expectNear(page, blog);
});

/** A document of /pricing whose history has /features, of the same document once, before it. */
async function openPricingAgain(page: Page): Promise<number> {
  await page.goto("/features");
  await hydrated(page);
  const features = await wheel(page, 900);
  await clickInHeader(page, "Pricing");
  await expectPage(page, /\/pricing$/u, /^Pricing/u);
  await hydrated(page);
  await page.goto("/faq");
  return features;
}

/** The scripts that a page has and /faq has not. */
async function ownScripts(page: Page, path: string): Promise<string[]> {
  const read = async (address: string) => {
    const html = await (await page.request.get(address)).text();
    return html.match(/[^"]+\.js(?=")/gu) ?? [];
  };
  const shared = new Set(await read("/faq"));
  return (await read(path)).filter((script) => !shared.has(script));
}

for (const part of ["the script", "the last script"]) {
  test(`Visitors who go back again before ${part} of a page has come find the page before it where they left it`, async ({
    page,
  }) => {
    const features = await openPricingAgain(page);
    const own = await ownScripts(page, "/pricing");
    expect(own).not.toEqual([]);
    const isHeld = ({ pathname }: URL) =>
      part === "the script" ? pathname.endsWith(".js") : own.includes(pathname);
    const { promise: released, resolve: release } =
      Promise.withResolvers<void>();
    await page.route(isHeld, async (route) => {
      await released;
      await route.continue();
    });
    const others = page.waitForResponse(await shellOf(page));
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveTitle(/^Pricing/u);
    if (part !== "the script") await others;
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(/\/features$/u);
    release();
    await expectPage(page, /\/features$/u, /^Features/u);
    await hydrated(page);
    await expectNear(page, features);
  });
}

/** Runs in the page before its scripts: React's work waits for a call of the function that it leaves behind. */
function holdWork(): void {
  const { postMessage } = MessagePort.prototype;
  const held: (() => void)[] = [];
  MessagePort.prototype.postMessage = function (message: unknown) {
    held.push(() => postMessage.call(this, message));
    document.documentElement.dataset["held"] = "true";
  };
  Object.assign(window, {
    releaseWork() {
      MessagePort.prototype.postMessage = postMessage;
      for (const post of held) post();
    },
  });
}

test("Visitors who go back while a page is hydrated find the page before it, and the page's place forward again", async ({
  page,
}) => {
  const features = await openPricingAgain(page);
  await page.goBack();
  await hydrated(page);
  const pricing = await wheel(page, 1_400);
  await page.goto("/faq");
  await page.addInitScript(holdWork);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("data-held", "true");
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/features$/u);
  // What the step back loads, if it does not wait.
  await idle(page);
  await page.evaluate(() => Reflect.get(window, "releaseWork")());
  await expectPage(page, /\/features$/u, /^Features/u);
  await hydrated(page);
  await expectNear(page, features);
  await page.goForward();
  await expectPage(page, /\/pricing$/u, /^Pricing/u);
  await expectNear(page, pricing);
});

test("Visitors with a broken fragment in their link get the page, with its theme and its forms", async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/is not a decodable element ID/u);
  for (const path of ["/pricing#100%", "/faq#50%-off"]) {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("button", { name: /^Switch to/u }).click();
  }
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/pricing#100%";
    document.querySelector("main")?.append(link);
    link.click();
  });
  await expect(page).toHaveTitle(/^Pricing/u);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
