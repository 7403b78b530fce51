import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SVG,
} from "../proof/testing/sample-files.ts";

const FILES = {
  ...SAMPLE,
  "content/blog/first-post.md": post(
    { aliases: "[/old]" },
    "[self](/blog/first-post)\n",
  ),
  "content/blog/b.md": secondPost(
    {},
    "A [link](/blog/first-post#x?) and [old](/old).\n\n[r][r] `[no](/blog/first-post)`\n\n[r]: /blog/first-post\n\n![An image](/images/a.svg)\n",
  ),
  "content/faq.yaml":
    "- id: one\n  page: faq\n  question: Q?\n  answer: >-\n    It is\n    [this](/blog/first-post).\n",
  "public/images/a.svg": SVG,
};

test("lists every place with its file, line, column and kind", async () => {
  const workspace = await createWorkspace(FILES);
  const { code, stdout } = await workspace.run(["refs", "first-post"]);
  expect(code).toBe(0);
  expect(stdout.split("\n")).toEqual([
    "content/blog/b.md:11:3           link                       /blog/first-post#x?",
    "content/blog/b.md:11:35          link, by a former address  /old",
    "content/blog/b.md:15:1           definition                 /blog/first-post",
    "content/blog/first-post.md:12:1  link                       /blog/first-post",
    "content/faq.yaml:6:5             link in answer             /blog/first-post",
    "",
  ]);
});

test("prints the same as JSON", async () => {
  const workspace = await createWorkspace(FILES);
  const args = ["refs", "authors/mara-lind", "--format", "json"];
  const { stdout } = await workspace.run(args);
  expect(JSON.parse(stdout)).toEqual({
    version: 1,
    entry: {
      name: "authors/mara-lind",
      collection: "authors",
      file: "content/authors/mara-lind.yaml",
      path: "/blog/author/mara-lind",
      aliases: [],
    },
    references: ["b", "first-post"].map((name) => ({
      file: `content/blog/${name}.md`,
      line: 7,
      column: 9,
      endLine: 7,
      endColumn: 18,
      kind: "reference",
      field: "author",
      target: "mara-lind",
    })),
  });
});

test("knows the own id of a heading", async () => {
  const workspace = await createWorkspace({
    ...FILES,
    "content/blog/first-post.md": post({}, "## Part {#start}\n\nText.\n"),
    "content/blog/b.md": secondPost(
      {},
      "[a](/blog/first-post#start) and [b](/blog/first-post#part)\n",
    ),
  });
  const { stdout } = await workspace.run(["refs", "first-post"]);
  expect(stdout).toContain(
    "b.md:11:1   link            /blog/first-post#start",
  );
  const { diagnostics } = await workspace.validate();
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ rule: "link/anchor", column: 33 }),
  );
});

test.for([
  ["/images/a.svg", "content/blog/b.md:17:1  image  /images/a.svg\n"],
  ["public/images/a.svg", "content/blog/b.md:17:1  image  /images/a.svg\n"],
  ["faq/one", "Nothing points to faq/one.\n"],
  ["/pricing", "Nothing points to /pricing.\n"],
])("finds %s", async ([name = "", expected]) => {
  const workspace = await createWorkspace(FILES);
  const { code, stdout } = await workspace.run(["refs", name]);
  expect([code, stdout]).toEqual([0, expected]);
});

test.for([
  [["frist-post"], "Did you mean `first-post`?"],
  [["/images/b.svg"], "Did you mean `/images/a.svg`?"],
  [["first-post", "--format", "csv"], "argument 'csv' is invalid"],
  [[], "missing required argument 'entry'"],
] as const)("refuses %s", async ([args, message]) => {
  const workspace = await createWorkspace(FILES);
  const { code, stderr, stdout } = await workspace.run(["refs", ...args]);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(message);
});

test("gives 1 when a file could not be searched, and names it", async () => {
  const workspace = await createWorkspace({
    ...FILES,
    "content/blog/c.md": "x",
  });
  const { code, stderr } = await workspace.run(["refs", "first-post"]);
  expect(code).toBe(1);
  expect(stderr).toContain(
    "Not searched because of errors: content/blog/c.md.",
  );
});
