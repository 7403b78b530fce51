import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { importFiles, LONG, PIXEL } from "../proof/testing/import-files.ts";

const textOf = (title: string, more = "") =>
  `---\ntitle: ${title}\npubDate: 2020-01-01\ndescription: ${LONG}\n${more}---\n\nText of it.\n`;

const CONFIG = `import { defineConfig } from "astro/config";
const other = { site: "https://wrong.example" };
export default defineConfig({ site: "https://old.example", base: "/b", redirects: { "/gone": "/posts/first", "/away": { status: 302, destination: "https://far.example/" } }, integrations: [watch(["./config/**"]), starlight({ title: "Old" })] });
`;

const COLLECTIONS = `import { glob } from "astro/loaders";
const blog = defineCollection({ loader: glob({ pattern: "**/[^_]*.{md,mdx}", base: "./src/content/blog" }), schema: ({ image }) => z.object({ hero: image() }) });
const notes = defineCollection({ loader: glob({ pattern: ["**/*.md", "!drafts/**"], base: "./notes" }) });
export const collections = { blog, notes, "docs": defineCollection({ type: "content" }) };
`;

test("takes the folders of src/content and src/pages, and reports loaders of other folders", async () => {
  const { checked, losses, read, report, run } = await importFiles("astro", {
    "old/astro.config.ts": CONFIG,
    "old/src/content.config.ts": COLLECTIONS,
    "old/src/pages/archive/[page].astro": `getCollection("blog")`,
    "old/src/pages/posts/[...slug].astro": `await getCollection("blog")`,
    "old/src/pages/about.md": textOf("A page of the site itself"),
    "old/src/pages/_part.md": textOf("A part of a page"),
    "old/src/content/blog/first.md": `${textOf("The first post of it")}\n[x](/posts/own/second/) ![A](../../assets/a.png)\n`,
    "old/src/content/blog/sub/Second One.md": textOf(
      "The second post of it",
      'slug: own/second\nheroImage: "../../../assets/a.png"\n',
    ),
    "old/src/content/blog/_parts/third.md": textOf("A post in a hidden folder"),
    "old/src/content/docs/index.md": textOf("The start of the docs"),
    "old/src/content/docs/deep/a.md": textOf("A page of the docs"),
    "old/notes/n.md": textOf("A note that lies outside of src"),
    "old/src/assets/a.png": PIXEL,
  });
  expect(checked.code).toBe(0);
  expect(report.imported.map(({ source }) => source).toSorted()).toEqual([
    "src/content/blog/first.md",
    "src/content/blog/sub/Second One.md",
    "src/content/docs/deep/a.md",
    "src/content/docs/index.md",
    "src/pages/about.md",
  ]);
  const first = await read("blog/first/index.md");
  expect(first).toContain("author: unknown-author");
  expect(first).toContain("aliases: [/posts/first]");
  expect(first).toContain("[x](/blog/own-second) ![A](./a.png)");
  const second = await read("blog/own-second/index.md");
  expect(second).toContain("src: ./a.png");
  expect(second).toContain("aliases: [/posts/own/second]");
  expect(await read("blog/a.md")).toContain("aliases: [/deep/a]");
  expect(losses).toContain("astro.config.ts:1 field redirects");
  expect(losses).toContain(
    "src/content.config.ts:1 field loader of ./notes (import that folder)",
  );
  expect(report.skipped.map(({ file }) => file)).toEqual([
    "src/content/blog/_parts/third.md",
    "src/pages/_part.md",
  ]);
  const args = ["import", "astro", "old/notes", "--content", "notes/content"];
  expect((await run(args)).code).toBe(0);
  expect(await read("../../notes/content/blog/n.md")).not.toContain("aliases");
});

test("names the folders of loaders where nothing lies in src/content", async () => {
  const { run } = await createWorkspace({
    "old/astro.config.ts": CONFIG,
    "old/src/content.config.ts": COLLECTIONS,
    "old/src/pages/index.astro": "<h1>Home</h1>",
    "old/notes/n.md": textOf("A note that lies outside of src"),
  });
  const { code, stderr } = await run(["import", "astro", "old"]);
  expect(code).toBe(2);
  expect(stderr).toContain("loader of ./notes (import that folder)");
});
