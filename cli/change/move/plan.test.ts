import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import { applyPlan } from "./plan.ts";

test("undoes changes, moves and removals when a later step fails", async () => {
  const { dir, path, read } = await createWorkspace({
    "content/blog/a.md": "a",
    "content/blog/b.md": "b",
    "content/blog/c/index.md": "c",
  });
  const file = "blog/a.md";
  const change = { path: file, absolutePath: path(`content/${file}`) };
  const plan = {
    edits: new Map(),
    moves: [{ from: path("content/blog/b.md"), to: path("content/docs/b.md") }],
    removals: [path("content/blog/c"), path("content/blog/missing.md")],
    places: [],
    notes: [],
  };
  const folders = {
    contentDir: `${dir}/content`,
    publicDirs: [],
    outDir: `${dir}/.content`,
    show: (each: string) => each,
  };
  const changes = [
    { ...change, before: Buffer.from("a"), after: Buffer.from("changed") },
  ];
  await expect(
    applyPlan(plan, changes, { folders }, undefined),
  ).rejects.toThrow("everything was put back");
  expect(await read("content/blog/a.md")).toBe("a");
  expect(await read("content/blog/c/index.md")).toBe("c");
  expect(await readdir(path("content"))).toEqual(["blog"]);
  expect(await readdir(path("content/blog"))).toEqual(["a.md", "b.md", "c"]);
});
