import { expect, hydrated, test } from "./visitor.ts";

const stored = (value: string | null) =>
  value === null ? "nothing" : `"${value}"`;

for (const { choice, system, shown } of [
  { choice: null, system: "light", shown: "dark" },
  { choice: "dark", system: "light", shown: "dark" },
  { choice: "light", system: "dark", shown: "light" },
  { choice: "system", system: "light", shown: "light" },
  { choice: "system", system: "dark", shown: "dark" },
  { choice: "purple", system: "light", shown: "dark" },
] as const) {
  test(`With ${stored(choice)} stored on a ${system} system the page is ${shown} before the first paint`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((value) => {
      if (value !== null) localStorage.setItem("theme", value);
    }, choice);
    await page.goto("/", { waitUntil: "commit" });
    await page.waitForSelector("body");
    await expect(page.locator("html")).toHaveAttribute("data-theme", shown);
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", shown);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe(
      choice,
    );
  });
}

test("The header toggle switches the theme on screen and stores the choice", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("seeded"))
      localStorage.setItem("theme", "system");
    sessionStorage.setItem("seeded", "yes");
  });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("The system choice follows the operating system, a fixed choice does not", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("radio", { name: "System" }).check();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe(
    "system",
  );
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("Other tabs apply a choice", async ({ page, context }) => {
  await page.goto("/");
  await hydrated(page);
  const other = await context.newPage();
  await other.goto("/blog");
  await hydrated(other);
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
});

test("With blocked storage the page is dark and the toggle works", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});
