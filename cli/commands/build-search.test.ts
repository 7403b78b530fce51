import { readFile, stat } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { stem } from "porter2";
import { expect, onTestFinished, test } from "vitest";
import {
  createWorkspace,
  type Workspace,
} from "../proof/testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const SEARCH = ".content/search.sqlite";

/** Opens the search index of a workspace. Returns the paths of the documents with a word in a column. */
function openSearch(workspace: Workspace) {
  const database = new DatabaseSync(workspace.path(SEARCH), { readOnly: true });
  onTestFinished(() => database.close());
  const statement = database.prepare(
    "select path from words join document on id = words.rowid where words match ? order by id",
  );
  return (column: string, word: string) =>
    statement.all(`${column} : ${stem(word)}`).map(({ path }) => path);
}

const find = (workspace: Workspace, column: string, word: string) =>
  openSearch(workspace)(column, word);

const stampOf = async (workspace: Workspace) =>
  (await stat(workspace.path(SEARCH))).ino;

async function build(files = {}) {
  const workspace = await createWorkspace({ ...SAMPLE, ...files });
  expect((await workspace.run(["build"])).code).toBe(0);
  return workspace;
}

test("writes the words of each entry by where they are: title, description and records, headings, text", async () => {
  const workspace = await build({
    "content/blog/first-post.md": post({}, "A café.\n\n## Notes\n\nText.\n"),
  });
  const paths = ["/blog/first-post"];
  expect(find(workspace, "title", "tests")).toEqual(paths);
  expect(find(workspace, "about", "lind")).toEqual(paths);
  expect(find(workspace, "about", "description")).toEqual(paths);
  expect(find(workspace, "headings", "notes")).toEqual(paths);
  expect(find(workspace, "text", "cafe")).toEqual(paths);
});

test("has scheduled and expired entries, but no drafts", async () => {
  const workspace = await build({
    "content/blog/second-post.md": secondPost({ publishAt: "2030-01-01" }),
    "content/blog/third-post.md": post({ id: "3", draft: "true" }),
  });
  await workspace.run(["build", "--drafts"]);
  expect(find(workspace, "title", "tests")).toEqual([
    "/blog/first-post",
    "/blog/second-post",
  ]);
});

test("replaces the rows of changed entries and removes those of removed ones", async () => {
  const workspace = await build({
    "content/blog/second-post.md": secondPost(),
  });
  const before = openSearch(workspace);
  await workspace.write({
    "content/blog/first-post.md": post({}, "Other words.\n"),
  });
  await workspace.remove("content/blog/second-post.md");
  await workspace.run(["build"]);
  expect(find(workspace, "text", "other")).toEqual(["/blog/first-post"]);
  expect(find(workspace, "text", "some")).toEqual([]);
  expect(find(workspace, "title", "second")).toEqual([]);
  // A server that has the last index open still searches that one.
  expect(before("text", "some")).toHaveLength(2);
  expect(before("text", "other")).toEqual([]);
});

test("leaves the file alone while nothing that is searched changes", async () => {
  const workspace = await build();
  const before = await stampOf(workspace);
  await workspace.write({
    "content/faq.yaml":
      "- id: why\n  page: faq\n  question: Why?\n  answer: So.\n",
  });
  await workspace.run(["build"]);
  expect(await stampOf(workspace)).toBe(before);
});

const changed = {
  "content/blog/first-post.md": post({}, "Changed.\n"),
};

test.each(["", "no database at all ".repeat(999)])(
  "makes the file anew if it holds %j",
  async (bytes) => {
    const workspace = await build();
    await workspace.write({ [SEARCH]: bytes, ...changed });
    expect((await workspace.run(["build"])).code).toBe(0);
    expect(find(workspace, "text", "changed")).toEqual(["/blog/first-post"]);
  },
);

test("makes the file anew if its pages are damaged", async () => {
  const workspace = await build();
  const bytes = await readFile(workspace.path(SEARCH));
  bytes.fill(7, 8192);
  await workspace.write({ [SEARCH]: bytes, ...changed });
  expect((await workspace.run(["build"])).code).toBe(0);
  expect(find(workspace, "text", "changed")).toEqual(["/blog/first-post"]);
});

test("makes a missing file again, and keeps it when the output is cleaned", async () => {
  const workspace = await build();
  await workspace.remove(SEARCH);
  await workspace.run(["build"]);
  expect(find(workspace, "title", "tests")).toHaveLength(1);
  await workspace.run(["build", "--clean"]);
  expect(find(workspace, "title", "tests")).toHaveLength(1);
});

test("keeps the last file when the content has errors", async () => {
  const workspace = await build();
  await workspace.write({ "content/blog/first-post.md": post({ id: "x" }) });
  expect((await workspace.run(["build"])).code).toBe(1);
  expect(find(workspace, "text", "some")).toEqual(["/blog/first-post"]);
});
