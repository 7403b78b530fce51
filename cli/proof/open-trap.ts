import type { Browser, BrowserContext, Page } from "@playwright/test";
import { chromium } from "@playwright/test";
import { allowedMarkup } from "./allowed-markup.ts";
import { disturbPage, findForeign, setTrap } from "./inspect-page.ts";
import { eventNames } from "./vectors/names.ts";

/** What a page did or contained although it must not. */
export interface Findings {
  /** Executed scripts: the numbers that vectors passed to `hit`. */
  hits: string[];
  /** Markup that is not allowed, as `number of the text: markup`. */
  foreign: string[];
  /** Requests for anything but images, dialogs, and navigations. */
  traffic: string[];
}

const ORIGIN = "http://content.example";

/**
 * Opens a real browser in which compiled content is loaded and tested. The pages have no content security policy, so
 * that only sanitizing protects them.
 */
export async function openTrap(executablePath: string | undefined) {
  const browser: Browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  return { inspect, close: () => browser.close() };

  /** @param texts the compiled vectors, all in one page */
  async function inspect(texts: readonly string[]): Promise<Findings> {
    const context = await browser.newContext();
    try {
      return await inspectIn(context, texts);
    } finally {
      await context.close();
    }
  }
}

async function inspectIn(
  context: BrowserContext,
  texts: readonly string[],
): Promise<Findings> {
  const traffic: string[] = [];
  const page = await context.newPage();
  await page.addInitScript(setTrap);
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() && frame.url() !== `${ORIGIN}/`)
      traffic.push(`left for ${frame.url()}`);
  });
  page.on("dialog", (dialog) => {
    traffic.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on("page", () => traffic.push("another page"));
  await page.route("**/*", async (route) => {
    const request = route.request();
    const type = request.resourceType();
    if (request.url() === `${ORIGIN}/`)
      return route.fulfill({ contentType: "text/html", body: toPage(texts) });
    if (type !== "image") traffic.push(`${type} ${request.url()}`);
    return route.abort();
  });
  await page.goto(`${ORIGIN}/`, { waitUntil: "load" });
  const foreign = await evaluate(page, () =>
    page.evaluate(findForeign, allowedMarkup),
  );
  await evaluate(page, () => page.evaluate(disturbPage, eventNames));
  const hits = await evaluate(page, () => page.evaluate(readHits));
  return { hits: hits ?? [], foreign: foreign ?? [], traffic };
}

/** Undefined if the page navigates away during the check, which `traffic` reports. */
async function evaluate<T>(
  page: Page,
  run: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    if (page.isClosed() || /navigation|destroyed/iu.test(String(error)))
      return undefined;
    throw error;
  }
}

function readHits(): string[] {
  const hits: unknown = Reflect.get(window, "hits");
  return Array.isArray(hits) ? hits.map(String) : [];
}

function toPage(texts: readonly string[]): string {
  const sections = texts.map(
    (html, place) => `<section data-vector="${place}">${html}</section>`,
  );
  return `<!doctype html><html><head><meta charset="utf-8"><title>Vectors</title></head><body>${sections.join("\n")}</body></html>`;
}
