import { join } from "node:path";
import { expect, test } from "vitest";
import { compileContent } from "../../compile/compile-content.ts";
import { createWorkspace, NOW } from "../../proof/testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../../proof/testing/sample-files.ts";
import { entryKey, findEntry } from "./find-entry.ts";

async function openSearch() {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/second/index.md": secondPost({ aliases: "[/old-home]" }),
    "content/blog/twin.md": post({ id: "3", title: "A twin", slug: "other" }),
    "content/wireframes/signals.yaml":
      "title: T\ndescription: D\ncaption: C\nblocks: [{ kind: note, text: N }]\n",
  });
  const contentDir = workspace.path("content");
  const { folder } = await compileContent({
    contentDir,
    publicDirs: [],
    now: NOW,
    render: false,
    preview: { drafts: true, future: true },
    levels: new Map(),
  });
  const find = (name: string, cwd = workspace.dir) =>
    entryKey(findEntry(name, { folder, contentDir, cwd }));
  return { find, contentDir };
}

test("finds an entry by every name it has", async () => {
  const { contentDir, find } = await openSearch();
  for (const name of [
    "blog/second",
    "second",
    "content/blog/second/index.md",
    "./content/blog/second",
    "blog/second/index.md",
    join(contentDir, "blog/second/index.md"),
    "/blog/second",
    "/blog/second/",
    "/blog/second.md",
    "https://northlark.example/blog/second?a=1#b",
    "/old-home",
  ])
    expect([name, find(name)]).toEqual([name, "blog/second"]);
  expect(find("second/index.md", join(contentDir, "blog"))).toBe("blog/second");
  expect(find("blog/twin.md")).toBe("blog/other");
  expect(find("authors/mara-lind.yaml")).toBe("authors/mara-lind");
  expect(find("content/categories.yaml")).toBe("categories/signals");
  expect(find("/blog/category/signals")).toBe("categories/signals");
});

test("lists all entries that an ambiguous name could mean", async () => {
  const { find } = await openSearch();
  expect(() => find("signals")).toThrow(
    expect.objectContaining({
      code: "ambiguous-entry",
      hint: "Name one of them: categories/signals, wireframes/signals.",
    }),
  );
});

test.for([
  ["blog/secnd", "Did you mean `blog/second`?"],
  ["frist-post", "Did you mean `first-post`?"],
  ["/blog/secnd", "Did you mean `/blog/second`?"],
  ["content/blog/frist-post.md", "Did you mean `content/blog/first-post.md`?"],
  ["nothing-like-it", 'There is no entry "nothing-like-it".'],
  ["../etc/passwd", 'There is no entry "../etc/passwd".'],
])("refuses %s", async ([name = "", message = ""]) => {
  const { find } = await openSearch();
  expect(() => find(name)).toThrow(message);
});
