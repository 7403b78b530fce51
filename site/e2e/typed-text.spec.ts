import type { Page } from "@playwright/test";
import { expect, test } from "./visitor.ts";

const CALL = "**/api/contact-us";

/** What extensions and browsers do to a page, again and again, from its first element on. */
const intruders = {
  "an extension that puts icons beside fields": () => {
    for (const field of document.querySelectorAll("form input")) {
      if (field.previousElementSibling?.className === "icon-of-extension")
        continue;
      const icon = document.createElement("div");
      icon.className = "icon-of-extension";
      icon.append(document.createElement("input"));
      field.before(icon);
    }
  },
  "an extension that marks fields": () => {
    for (const field of document.querySelectorAll(
      "form :is(input, textarea)",
    )) {
      field.setAttribute("data-grammar", "false");
      field.setAttribute("spellcheck", "false");
      field.setAttribute("aria-invalid", "true");
    }
  },
  "a translation": () => {
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const words: Text[] = [];
    while (texts.nextNode())
      if (texts.currentNode instanceof Text) words.push(texts.currentNode);
    for (const word of words) {
      const { parentElement: parent } = word;
      if (!word.data.trim() || parent?.closest("font, script, textarea, title"))
        continue;
      const font = document.createElement("font");
      word.replaceWith(font);
      font.append(word.data.toUpperCase());
    }
  },
  "a dark mode": () => {
    if (document.querySelector(".dark-mode")) return;
    const style = document.createElement("style");
    style.className = "dark-mode";
    document.head.append(style);
    document.documentElement.setAttribute("data-dark-mode", "on");
    document.body.prepend(document.createElement("dark-mode"));
    document.body.append(document.createElement("dark-mode"));
  },
  nobody: () => undefined,
};

/** Opens the contact form, whose scripts arrive after the visitor has begun to write. */
async function openLate(page: Page) {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\.js$/u, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto("/contact-us", { waitUntil: "commit" });
  return arrived;
}

for (const [intruder, change] of Object.entries(intruders)) {
  test(`Visitors write before late scripts, and lose nothing to ${intruder}`, async ({
    page,
    complaints,
  }) => {
    // Extensions are not subject to the content policy.
    complaints.expected.push(/inline style violates/u);
    await page.addInitScript(
      `const change = ${change}; setInterval(() => document.body && change(), 20);`,
    );
    const { resolve } = await openLate(page);
    const field = (name: string) =>
      page.locator(`form:has(textarea) [name=${name}]`);
    await field("name").fill("Elena Marsh");
    await field("email").fill("elena@fernhill.example");
    await field("subject").fill("A question");
    await field("message").pressSequentially("How do ");
    resolve();
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", /./u);
    await expect(field("name")).toHaveValue("Elena Marsh");
    await expect(field("message")).toBeFocused();
    await page.keyboard.type("I start?");
    const posted = page.waitForRequest(CALL);
    await page.locator("form:has(textarea) [type=submit]").click();
    expect((await posted).postDataJSON()).toEqual({
      name: "Elena Marsh",
      email: "elena@fernhill.example",
      company: "",
      subject: "A question",
      message: "How do I start?",
    });
    await expect(
      page.getByRole("heading", { name: "Thank You!" }),
    ).toBeFocused();
  });
}
