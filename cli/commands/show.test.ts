import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const files = {
  ...SAMPLE,
  "content/blog/first-post.md": post(
    { updated: "2026-02-01", expiresAt: "2026-07-01", aliases: "[/old]" },
    "One *two* three.\n\n## A heading\n\n[next](/blog/second?a=1), [again](/blog/second?a=1), [top](#a-heading), [gone](/blog/gone), [way](/blog/second#no), [out](https://example.com/), [page](/pricing)\n",
  ),
  "content/blog/second.md": secondPost(
    { draft: "true" },
    "See [the first](/blog/first-post/) and [it again](/old#a-heading).\n",
  ),
};

test("shows an entry with the names behind its fields, its links, and the entries that link to it", async () => {
  const workspace = await createWorkspace(files);
  const { code, stdout } = await workspace.run(["show", "first-post"]);
  expect(code).toBe(1);
  expect(stdout.split("\n").slice(0, 8)).toEqual([
    "A first post for the tests",
    "  entry    blog/first-post",
    "  file     content/blog/first-post.md",
    "  address  /blog/first-post",
    "  status   live, expired from 2026-07-01T00:00:00.000Z",
    "  length   12 words, 1 min",
    "  links    6 out, 2 in",
    "",
  ]);
  expect(stdout).toContain("author       mara-lind (Mara Lind)\n");
  expect(stdout).toContain("categories   signals (Signals)\n");
  expect(stdout).toContain("Contents\n  A heading #a-heading\n");
  expect(stdout).toContain("Linked from\n  2x  blog/second\n");
  expect(stdout).toContain(
    "error link/missing The site has no page /blog/gone",
  );
});

test("gives programs the same as JSON", async () => {
  const workspace = await createWorkspace(files);
  const { stdout } = await workspace.run([
    "show",
    "/blog/first-post",
    "--json",
  ]);
  const shown = JSON.parse(stdout);
  expect(shown).toMatchObject({
    version: 1,
    entry: "blog/first-post",
    status: "live",
    changes: { at: "2026-07-01T00:00:00.000Z", to: "expired" },
    words: 12,
    readTimeMinutes: 1,
    toc: [{ depth: 2, text: "A heading", id: "a-heading" }],
    references: [
      { id: "mara-lind", entry: "authors/mara-lind", name: "Mara Lind" },
      { id: "signals", entry: "categories/signals", name: "Signals" },
    ],
    linkedFrom: [{ entry: "blog/second", times: 2 }],
  });
  expect(shown.links).toEqual([
    { target: "/blog/second?a=1", state: "draft", entry: "blog/second" },
    { target: "#a-heading", state: "live", entry: "blog/first-post" },
    { target: "/blog/gone", state: "missing" },
    { target: "/blog/second#no", state: "draft", entry: "blog/second" },
    { target: "https://example.com/", state: "elsewhere" },
    { target: "/pricing", state: "page" },
  ]);
  const second = await workspace.run(["show", "second", "--json"]);
  expect(JSON.parse(second.stdout).links).toEqual([
    { target: "/blog/first-post/", state: "live", entry: "blog/first-post" },
    { target: "/old#a-heading", state: "redirected", entry: "blog/first-post" },
  ]);
});

test("prints the compiled body or its text, even if other entries have errors", async () => {
  const workspace = await createWorkspace({
    ...files,
    "content/blog/broken.md": "no front matter",
  });
  const html = await workspace.run(["show", "second", "--html"]);
  expect(html.stdout).toBe(
    '<p>See <a href="/blog/first-post/">the first</a> and <a href="/old#a-heading">it again</a>.</p>\n',
  );
  const text = await workspace.run(["show", "second", "--text"]);
  expect(text.stdout).toBe("See the first and it again.\n");
});

test("shows a record with its own problems only", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/categories.yaml": `- id: 1
  slug: signals
  name: Signals
  description: What people do in public.
- id: 2
  slug: other
  nmae: Other
  description: Something else.
`,
  });
  const signals = await workspace.run(["show", "categories/signals"]);
  expect(signals.code).toBe(0);
  expect(signals.stdout).toContain("Linked from\n  1x  blog/first-post\n");
  expect(signals.stdout).not.toContain("Problems");
  const other = await workspace.run(["show", "/blog/category/other"]);
  expect(other.code).toBe(1);
  expect(other.stdout).toContain(
    "content/categories.yaml:7:3 error schema/unknown-key",
  );
});

test.for([
  [["show", "frist-post"], "Did you mean `first-post`?"],
  [["show", "authors/mara-lind", "--html"], "has fields only"],
  [["show", "first-post", "--html", "--json"], "cannot be used together"],
  [["show"], "missing required argument 'entry'"],
] as const)("refuses %j", async ([args, message]) => {
  const workspace = await createWorkspace(SAMPLE);
  const { code, stderr } = await workspace.run(args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});
