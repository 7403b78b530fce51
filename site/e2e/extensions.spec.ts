import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./visitor.ts";

/** The ways in which extensions change a page, each as a function that runs in it. */
const changes = {
  "a password manager that adds elements beside fields": () => {
    for (const field of document.querySelectorAll("input, textarea")) {
      const icon = document.createElement("div");
      icon.dataset["vault"] = "";
      field.after(icon);
    }
    document.body.append(document.createElement("vault-root"));
  },
  "a translator that wraps all text": () => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest("script"))
        continue;
      const font = document.createElement("font");
      text.parentNode?.insertBefore(font, text);
      font.append(text);
      text.nodeValue += "*";
    }
    document.documentElement.lang = "et";
  },
  "an extension that changes attributes and adds styles": () => {
    document.documentElement.setAttribute("data-darkreader-mode", "dynamic");
    for (const element of document.querySelectorAll("a, p, input, button"))
      element.setAttribute("data-darkreader-inline", "");
    document.head.append(document.createElement("meta"));
    document.head.prepend(document.createElement("link"));
  },
};

const name = (page: Page) => page.locator("main input[name=name]");
async function expectWorking(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click(),
  );
  await expect(page).toHaveURL(/\/faq$/u);
  await expect(page).toHaveTitle(/^Faq at Tidemark/u);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "Tidemark on faq",
  );
}

for (const [who, change] of Object.entries(changes)) {
  test(`Visitors with ${who} keep a working page after hydration`, async ({
    page,
  }) => {
    await page.goto("/contact-us");
    await hydrated(page);
    await name(page).fill("Elena Marsh");
    await page.evaluate(change);
    await page.getByRole("button", { name: /Send/u }).click();
    await expect(name(page)).toHaveValue("Elena Marsh");
    await expectWorking(page);
  });
}
