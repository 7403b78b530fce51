import type {
  LaunchOptions,
  Page,
  PlaywrightWorkerArgs,
} from "@playwright/test";
import { findBrowser } from "../../scripts/find-browser.ts";
import { expect, hydrated, stopClock, test } from "./visitor.ts";

/** One page of each kind. */
const paths = [
  "/",
  "/blog",
  "/blog/reading-a-quiet-signal",
  "/resources",
  "/documentation",
  "/faq",
  "/changelog",
  "/terms-and-conditions",
] as const;

/** A browser that keeps pages in its memory for Back. Playwright's does not, nor does the headless shell. */
function openWithPageCache(
  { chromium }: PlaywrightWorkerArgs["playwright"],
  options: LaunchOptions,
) {
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  const executablePath = findBrowser();
  return chromium.launch({ ...options, executablePath, ignoreDefaultArgs });
}

/** Goes from one page of the site to another, as a click on a link does when no script has loaded. */
async function leaveForSitemap(page: Page): Promise<void> {
  await page.goto("/faq");
  await hydrated(page);
  await page.evaluate(() => window.location.assign("/sitemap?leave"));
  await expect(page).toHaveURL(/leave$/u);
  await hydrated(page);
}

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("Visitors who prefer reduced motion see nothing move", async ({
    page,
  }) => {
    for (const path of ["/", "/blog"]) {
      await page.goto(path);
      await hydrated(page);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(
        0,
      );
    }
    await stopClock(page);
    await page.goto("/");
    await hydrated(page);
    await page.clock.runFor(7_000);
    await expect(page.locator('h1 [data-place="shown"]')).toHaveText("Rival");
    await expect(page.getByRole("button", { name: /^Pause/u })).toHaveCount(0);
  });
});

test("Visitors with text of double size need not scroll sideways", async ({
  playwright,
  baseURL,
  launchOptions,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      "--blink-settings=defaultFontSize=32",
    ],
  });
  const page = await browser.newPage({
    viewport: { width: 390, height: 800 },
  });
  for (const path of paths) {
    await page.goto(`${baseURL}${path}`);
    expect([
      path,
      await page.evaluate(() => document.documentElement.scrollWidth),
    ]).toEqual([path, 390]);
  }
  await browser.close();
});

test("Visitors need not scroll sideways for words that are longer than a line", async ({
  page,
}) => {
  for (const path of ["/blog", "/blog/reading-a-quiet-signal"])
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await hydrated(page);
      const cut = await page.evaluate(() => {
        const root = document.documentElement;
        const texts = [
          ...document.querySelectorAll<HTMLElement>(
            "main :is(h1, h2, h3, .lead):not(:has(*), .sr-only)",
          ),
        ];
        for (const text of texts) text.textContent = "Kapitänsmütze".repeat(8);
        return {
          excess: root.scrollWidth - root.clientWidth,
          texts: texts.filter((text) => text.scrollWidth > text.clientWidth)
            .length,
        };
      });
      expect([path, width, cut]).toEqual([
        path,
        width,
        { excess: 0, texts: 0 },
      ]);
    }
});

test("Visitors with forced colors see the focus and the selected filter", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/resources?type=guide");
  await hydrated(page);
  const tabs = page
    .getByRole("navigation", { name: "Filter by type" })
    .getByRole("link");
  const lookOf = (name: string) =>
    tabs.filter({ hasText: name }).evaluate((tab) => {
      const { content, backgroundColor } = getComputedStyle(tab, "::after");
      return `${content} ${backgroundColor}`;
    });
  expect(await lookOf("Guides")).not.toBe(await lookOf("Webinars"));
  await page.keyboard.press("Tab");
  const outline = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return `${outlineStyle} ${outlineWidth}`;
  });
  expect(outline).toMatch(/^(?:solid|auto) [2-9]/u);
  const logo = page.locator('header a[aria-label$="home"]');
  const stroke = await logo
    .locator("svg path")
    .evaluate((line) => getComputedStyle(line).stroke);
  await expect(logo.locator("span").first()).toHaveCSS("color", stroke);
});

test("Visitors who print an article or a legal page get only its text", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of [
    "/blog/reading-a-quiet-signal",
    "/terms-and-conditions",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".prose").first()).toBeVisible();
    for (const name of [
      "nav[data-menu]",
      "[data-share]",
      "[data-contents]",
      "section[aria-label=Notifications]",
      ".copy-code",
    ]) {
      await expect(page.locator(name).locator("visible=true")).toHaveCount(0);
    }
  }
});

test("Visitors who go back find each page as they left it, from the browser's memory", async ({
  playwright,
  baseURL,
  launchOptions,
}) => {
  const browser = await openWithPageCache(playwright, launchOptions);
  const page = await browser.newPage();
  await page.addInitScript(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["persisted"] = String(persisted);
    });
  });
  const html = page.locator("html");
  for (const path of [...paths, "/book", "/contact-us"]) {
    await page.goto(`${baseURL}${path}`);
    await hydrated(page);
    await page.evaluate(() => window.location.assign("/sitemap?leave"));
    await expect(page).toHaveURL(/leave$/u);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(`${baseURL}${path}`);
    await expect(html, path).toHaveAttribute("data-persisted", "true");
  }
  await browser.close();
});

test("Visitors see pages without an error when the browser skips their transitions", async ({
  page,
}) => {
  // The visitor's fixture fails this test if the browser reports an error.
  await page.addInitScript(() => {
    window.addEventListener("pagereveal", ({ viewTransition }) => {
      if (!viewTransition) return;
      viewTransition.skipTransition();
      sessionStorage.setItem("document", "skipped");
    });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.skipTransition();
      sessionStorage.setItem("page", "skipped");
      return transition;
    };
  });
  const skipped = () => page.evaluate(() => ({ ...sessionStorage }));
  // A busy browser drops some transitions before it tells the page.
  await expect(async () => {
    await leaveForSitemap(page);
    expect(await skipped()).toMatchObject({ document: "skipped" });
  }).toPass();
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Changelog" }).click();
  await expect.poll(skipped).toMatchObject({ page: "skipped" });
});

test("Visitors see pages without an error when the browser drops a transition and tells no page", async ({
  complaints,
  page,
}) => {
  // Two elements of one name end a transition.
  complaints.expected.push(/duplicate view-transition-name/u);
  await page.addInitScript(() => {
    // Hides the transition from the page's own handlers.
    Object.defineProperty(PageRevealEvent.prototype, "viewTransition", {
      value: null,
    });
    window.addEventListener("unhandledrejection", ({ reason }) => {
      sessionStorage.setItem("dropped", String(reason));
    });
    if (window.location.pathname === "/sitemap")
      window.addEventListener("pagereveal", () => {
        document.body.style.viewTransitionName = "root";
      });
  });
  await expect(async () => {
    await leaveForSitemap(page);
    expect(await page.evaluate(() => sessionStorage["dropped"])).toContain(
      "Transition was aborted",
    );
  }).toPass();
});

test("Visitors who go back see no error of a transition that the browser skipped", async ({
  playwright,
  baseURL,
  launchOptions,
}) => {
  const browser = await openWithPageCache(playwright, launchOptions);
  const page = await browser.newPage({ baseURL: baseURL ?? "" });
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    window.addEventListener("pageswap", ({ viewTransition }) => {
      if (!viewTransition) return;
      viewTransition.skipTransition();
      window.addEventListener("pageshow", () => {
        document.documentElement.dataset["skipped"] = "true";
      });
    });
  });
  await expect(async () => {
    await leaveForSitemap(page);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(/faq$/u);
    await expect(page.locator("html")).toHaveAttribute("data-skipped", "true", {
      timeout: 5000,
    });
  }).toPass();
  expect(errors).toEqual([]);
  await browser.close();
});

test("Visitors keep header, footer and a way on when a page breaks", async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/./u);
  await page.route("**/_data/changelog.json", async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace(
      /"data":\{/u,
      '"data":null,"x":{',
    );
    await route.fulfill({ response: reply, body });
  });
  await page.goto("/faq");
  await hydrated(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Changelog" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This page broke",
  );
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await footer.getByRole("link", { name: "API Access" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Tidemark on api access",
  );
});
