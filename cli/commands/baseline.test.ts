import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const BODY = "[a](/nowhere)\n\nSome text.\n";
const old = {
  ...SAMPLE,
  "content/blog/b.md": secondPost({ type: "blogg" }, BODY),
};
const quiet = ["--rule", "collection/empty=off"];
const baseline = ["--baseline", "known.json"];

/** Sets up a folder with old problems that are in a baseline. */
async function adopt(files: Record<string, string> = old) {
  const workspace = await createWorkspace(files);
  const run = (...args: string[]) =>
    workspace.run(["validate", ...quiet, ...baseline, ...args]);
  const { code, stderr } = await run("--update-baseline");
  expect([code, stderr]).toEqual([
    0,
    expect.stringContaining('"known.json" now has'),
  ]);
  const rulesOf = async () => {
    const { stdout } = await run("--format", "jsonl");
    return stdout
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line).rule);
  };
  return { ...workspace, run, rulesOf };
}

test("writes all problems and leaves them out from then on, wherever the command runs", async () => {
  const { dir, run } = await adopt();
  const { code, stderr, stdout } = await run();
  expect(code).toBe(0);
  expect(stderr).toBe("");
  expect(stdout).toBe(
    "No new problems in 4 files; the baseline knows 2 others.\n",
  );
  const elsewhere = await run("--content", `${dir}/content`);
  expect(elsewhere.code).toBe(0);
});

test("writes sorted JSON with LF, one problem a line, the same each time", async () => {
  const { path, read, run } = await adopt();
  const text = await read("known.json");
  expect(JSON.parse(text)).toEqual({
    version: 1,
    files: [
      {
        file: "blog/b.md",
        text: expect.stringMatching(/^[0-9a-f]{16}$/u),
        problems: [
          {
            rule: "link/missing",
            message: expect.stringContaining("/nowhere"),
            line: "[a](/nowhere)",
            count: 1,
          },
          {
            rule: "schema/enum",
            message: expect.stringContaining("blogg"),
            line: "type: blogg",
            count: 1,
          },
        ],
      },
    ],
  });
  expect(text.split("\n")).toHaveLength(14);
  expect(text).not.toContain("\r");
  await run("--update-baseline");
  expect(await readFile(path("known.json"), "utf8")).toBe(text);
});

test("recognizes a problem when its line moves or its indentation changes", async () => {
  const { rulesOf, write } = await adopt();
  await write({
    "content/blog/b.md": secondPost(
      { type: "  blogg" },
      `New text.\n\nMore of it.\n\n${BODY}`,
    ),
  });
  expect(await rulesOf()).toEqual([]);
});

test("reads files with CRLF and a byte order mark as it reads others", async () => {
  const { rulesOf, write } = await adopt();
  const text = secondPost({ type: "blogg" }, BODY).replaceAll("\n", "\r\n");
  await write({ "content/blog/b.md": `\uFEFF${text}` });
  expect(await rulesOf()).toEqual([]);
});

test("never hides a new problem", async () => {
  const { rulesOf, write } = await adopt();
  await write({
    "content/blog/b.md": secondPost({ type: "blogg", author: "nobody" }, BODY),
  });
  expect(await rulesOf()).toEqual(["ref/missing"]);
  await write({ "content/blog/b.md": secondPost({ type: "bloggg" }, BODY) });
  expect(await rulesOf()).toEqual(["schema/enum"]);
  await write({
    "content/blog/b.md": secondPost({ type: "blogg" }, `${BODY}\n${BODY}`),
  });
  expect(await rulesOf()).toEqual(["link/missing"]);
  await write({
    ...old,
    "content/blog/c.md": post(
      { id: "3", title: "A third post for tests", type: "blogg" },
      BODY,
    ),
  });
  expect((await rulesOf()).filter((rule) => rule !== "seo/duplicate")).toEqual([
    "schema/enum",
    "link/missing",
  ]);
});

test("recognizes a problem when only the names of other files have changed", async () => {
  const linked = {
    ...SAMPLE,
    "content/blog/first-post.md": post(
      {},
      "[a](/blog/kept) [b](/blog/nearest-1)\n",
    ),
    "content/blog/b.md": secondPost({ slug: "kept", draft: "true" }),
    "content/blog/nearest.md": post({ id: "3", title: "The nearest of all" }),
  };
  const { dir, rulesOf, write } = await adopt(linked);
  await rm(join(dir, "content/blog/b.md"));
  await rm(join(dir, "content/blog/nearest.md"));
  await write({
    "content/blog/c.md": secondPost({ slug: "kept", draft: "true" }),
    "content/blog/nearest-2.md": post({ id: "3", title: "The nearest of all" }),
  });
  expect(await rulesOf()).toEqual([]);
});

/** A post that claims the same old address as others. */
const claim = (id: string, title: string) =>
  post({
    id,
    title,
    aliases: "[/blog/shared]",
    description: `A description that no other post has, as it is of ${title}.`,
  });

test("reports a duplicate as new when another file has the value first", async () => {
  const { dir, rulesOf, write } = await adopt({
    ...SAMPLE,
    "content/blog/b-1.md": claim("2", "The second of posts"),
    "content/blog/c.md": claim("3", "The third of the posts"),
  });
  await write({ "content/blog/d.md": claim("4", "The fourth of posts") });
  expect(await rulesOf()).toEqual(["alias/collides"]);
  await rm(join(dir, "content/blog/b-1.md"));
  await rm(join(dir, "content/blog/d.md"));
  await write({ "content/blog/b-0.md": claim("4", "The fourth of posts") });
  expect(await rulesOf()).toEqual(["alias/collides"]);
});

test("reads a baseline with whole messages", async () => {
  const { rulesOf, write } = await adopt({
    ...SAMPLE,
    "content/blog/first-post.md": post({}, "[a](/blog/kept)\n"),
    "content/blog/b.md": secondPost({ slug: "kept", draft: "true" }),
  });
  const problem = {
    rule: "link/draft-target",
    message:
      "The page /blog/kept is a draft (blog/b.md), but this entry is not.",
    line: "[a](/blog/kept)",
    count: 1,
  };
  const files = [{ file: "blog/first-post.md", problems: [problem] }];
  await write({ "known.json": JSON.stringify({ version: 1, files }) });
  expect(await rulesOf()).toEqual([]);
});

test("gives 1 for a new problem in any format", async () => {
  const { run, write } = await adopt();
  await write({
    "content/blog/b.md": secondPost({ type: "blogg", id: "x" }, BODY),
  });
  for (const format of ["pretty", "github", "sarif", "junit", "markdown"])
    expect((await run("--format", format, "--quiet")).code).toBe(1);
});

test("names fixed problems; --strict fails on them, --prune-baseline drops only them", async () => {
  const { read, run, write } = await adopt();
  await write({ "content/blog/b.md": secondPost({}, BODY) });
  const { code, stderr } = await run();
  expect(code).toBe(0);
  expect(stderr).toContain('"known.json" has 1 problem without a match.');
  expect(stderr).toContain("  blog/b.md schema/enum: ");
  expect((await run("--strict")).code).toBe(1);
  await write({ "content/blog/c.md": "x" });
  const pruned = await run("--prune-baseline");
  expect(pruned.code).toBe(1);
  expect(pruned.stderr).toBe(
    '"known.json" now has 1 problem; 1 were dropped.\n',
  );
  expect(JSON.parse(await read("known.json")).files[0].problems).toHaveLength(
    1,
  );
  await write({ "content/blog/b.md": secondPost({ type: "blogg" }, BODY) });
  expect((await run("content/blog/b.md")).code).toBe(1);
});

test("does not count unchecked problems as fixed: other paths, rules that are off", async () => {
  const { read, run } = await adopt();
  const before = await read("known.json");
  const ofPath = await run("content/authors");
  expect(ofPath).toMatchObject({ code: 0, stderr: "" });
  const withoutRule = await run("--rule", "link=off");
  expect(withoutRule).toMatchObject({ code: 0, stderr: "" });
  await run("--rule", "link=off", "--prune-baseline");
  expect(await read("known.json")).toBe(before);
  expect((await run("content/blog", "--update-baseline")).code).toBe(2);
  expect(await read("known.json")).toBe(before);
});

test("recognizes the problems of a renamed file, but not those of another text", async () => {
  const { remove, rulesOf, write } = await adopt();
  await remove("content/blog/b.md");
  const renamed = { aliases: "[/blog/b]", type: "blogg" };
  await write({ "content/blog/renamed.md": secondPost(renamed, BODY) });
  expect(await rulesOf()).toEqual([]);
  await write({
    "content/blog/renamed.md": secondPost(renamed, `Another text.\n\n${BODY}`),
  });
  expect(await rulesOf()).toEqual(["schema/enum", "link/missing"]);
});

test.for([
  ["", "is no baseline"],
  ["{", "is no baseline"],
  ['{"version": 2, "files": []}', "is no baseline"],
  ['{"version": 1, "files": [{"file": 1}]}', "is no baseline"],
  [
    '{"version": 1, "files": [{"file": "a", "problems": [{"rule": "a", "message": "b", "line": "c", "count": 0}]}]}',
    "is no baseline",
  ],
  ["<<<<<<< HEAD\n{}", "is no baseline"],
  [undefined, "There is no baseline"],
])("gives 2 for a broken baseline: %s", async ([text, message = ""]) => {
  const workspace = await createWorkspace({
    ...old,
    ...(text === undefined ? {} : { "known.json": text }),
  });
  const { code, stderr, stdout } = await workspace.run([
    "validate",
    ...baseline,
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(stdout).toBe("");
});

test("overwrites no file that is not a baseline, and writes nothing into the content", async () => {
  const { code, stderr } = await (
    await createWorkspace({ ...old, "known.json": '{"name": "x"}' })
  ).run(["validate", ...baseline, "--update-baseline"]);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining("is no baseline"),
  ]);
  const workspace = await createWorkspace(old);
  const inside = await workspace.run([
    "validate",
    "--baseline",
    "content/known.json",
    "--update-baseline",
  ]);
  expect([inside.code, inside.stderr]).toEqual([
    2,
    expect.stringContaining("is in the content folder"),
  ]);
});

test("counts an entry once that a merge has duplicated", async () => {
  const { read, rulesOf, write } = await adopt();
  const known = JSON.parse(await read("known.json"));
  known.files.push(...known.files);
  await write({
    "known.json": JSON.stringify(known),
    "content/blog/b.md": secondPost({ type: "blogg" }, `${BODY}\n${BODY}`),
  });
  expect(await rulesOf()).toEqual(["link/missing"]);
});

test("adopts a folder with hundreds of problems", async () => {
  const posts = Array.from({ length: 150 }, (_, index) => [
    `content/blog/post-${index}.md`,
    post(
      { id: String(index), title: `Post number ${index} of many`, type: "x" },
      `[a](/no-${index})\n`,
    ),
  ]);
  const { rulesOf, write } = await adopt({
    ...SAMPLE,
    ...Object.fromEntries(posts),
  });
  expect(await rulesOf()).toEqual([]);
  await write({ "content/blog/new.md": secondPost({ id: "999", type: "y" }) });
  expect(await rulesOf()).toEqual(["schema/enum"]);
});
