import { appendFileSync, globSync, readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { serveContent, type ServedContent } from "./serve-content.ts";
import { fixtureContent } from "./workspace.ts";

const editor =
  "\neditor:\n  backend: github\n  repository: acme/site\n  branch: main\n";

// So that a whole list is seen.
test.use({ viewport: { width: 1400, height: 3000 } });

let served: ServedContent;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  served = await serveContent(fixtureContent, (copy) =>
    appendFileSync(`${copy}/site.yaml`, editor),
  );
});
test.afterAll(() => served.stop());

const textOf = (file: string) =>
  readFileSync(`${fixtureContent}/${file}`, "utf8");

/** Opens the editor on a local folder: one in the browser, with a copy of the content. */
async function openEditor(page: Page): Promise<void> {
  const names = globSync("**/*.{md,yaml}", { cwd: fixtureContent });
  const files = names.map((name) => [`content/${name}`, textOf(name)] as const);
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: () => navigator.storage.getDirectory(),
    });
  });
  await page.goto(`${served.origin}/admin`);
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, text] of all) {
      const folders = path.split("/");
      const name = folders.pop() ?? "";
      let folder = root;
      for (const each of folders)
        folder = await folder.getDirectoryHandle(each, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
  await page.getByRole("button", { name: "Work with Local" }).click();
  await expect(page.getByRole("radio", { name: "Contents" })).toBeVisible();
}

async function readFile(page: Page, path: string): Promise<string> {
  return page.evaluate(async (parts) => {
    let folder = await navigator.storage.getDirectory();
    for (const each of parts.slice(0, -1))
      folder = await folder.getDirectoryHandle(each);
    const file = await folder.getFileHandle(parts.at(-1) ?? "");
    return (await file.getFile()).text();
  }, `content/${path}`.split("/"));
}

/** Edits one field of an entry, saves, and expects exactly this change in its file. */
async function edit(
  page: Page,
  { file, field, from, to }: Record<"file" | "field" | "from" | "to", string>,
): Promise<void> {
  const [name = "", slug = ""] = file.split(/[/.]/u);
  const entry = file.endsWith("/index.md")
    ? [`${name}-folders`, `${slug}/index`]
    : [name, name === "pages" ? `pages-${slug}` : slug];
  const address = slug === "yaml" ? ["lists", name] : entry;
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${address[0]}/entries/${address[1]}`);
  const boxes = page.getByRole("textbox", { name: field, exact: true });
  // Items of lists are drawn while they are seen, some time after their form.
  await expect(async () => {
    const values = await boxes.evaluateAll((all) =>
      all.map((box) => ("value" in box ? box.value : "")),
    );
    await boxes.nth(values.indexOf(from)).fill(to, { timeout: 5000 });
  }).toPass();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const expected = textOf(file).replace(from, () => to);
  expect(expected).not.toBe(textOf(file));
  // A file cannot be read while it is being replaced.
  const read = () => readFile(page, file).catch(() => "");
  await expect.poll(read).toBe(expected);
  // The editor goes on to the list by itself.
  await page.waitForURL((url) => !url.hash.includes("/entries/"));
}

test("An edited post, post in a folder, job, question, category and page differ from their files only where they were edited", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("pageerror", (error) => refused.push(error.message));
  await openEditor(page);
  await edit(page, {
    file: "blog/keep-the-list-short.md",
    field: "Title",
    from: "Keep the list short",
    to: "Keep the list to ten",
  });
  await edit(page, {
    file: "blog/reading-a-quiet-signal/index.md",
    field: "Title",
    from: "How to read a quiet signal",
    to: "How to read a very quiet signal",
  });
  await edit(page, {
    file: "jobs/support-engineer.md",
    field: "Title",
    from: "Support Engineer",
    to: "Senior Support Engineer",
  });
  await edit(page, {
    file: "faq.yaml",
    field: "Question",
    from: "What is in the free plan?",
    to: "What does the free plan have?",
  });
  await edit(page, {
    file: "categories.yaml",
    field: "Description",
    from: "How to begin a conversation with somebody you have only read.",
    to: "How to begin.",
  });
  await edit(page, {
    file: "pages/faq.yaml",
    field: "Headline",
    from: "Tidemark on faq",
    to: "Tidemark answers",
  });
  expect(refused).toEqual([]);
});

test("The page around the editor is accessible, and says what it needs", async ({
  page,
}) => {
  await page.goto(`${served.origin}/admin`);
  await expect(page.getByRole("button", { name: /Local/u })).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .exclude("#nc-root")
    // The CMS adds a second one to the page's own, and draws its landmarks later.
    .disableRules(["meta-viewport", "landmark-one-main"])
    .analyze();
  expect(violations).toEqual([]);
  const html = await (await fetch(`${served.origin}/admin`)).text();
  expect(html).toContain("<noscript>The content editor needs JavaScript.");
});

test("A site that names no repository has no editor", async ({ request }) => {
  for (const path of ["/admin", "/admin/config.json"]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(response.headers()["content-security-policy"]).not.toContain(
      "unsafe-inline",
    );
  }
});
