import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import { writePlanned } from "./write-planned.ts";

test("takes back what it has written when a later file cannot be", async () => {
  const { dir, path, read } = await createWorkspace({
    "content/categories.yaml": "- slug: a\n",
  });
  const bytes = Buffer.from("x\n");
  const settings = [
    {
      path: path("content.config.yaml"),
      isList: true,
      files: [{ path: "", bytes }],
    },
  ];
  const files = [
    "categories.yaml",
    "authors/b.yaml",
    "blog/c.md",
    "blog/d/index.md",
    "/imported/e/f.pdf",
    `guides/${"g".repeat(300)}/index.md`,
  ].map((file) => ({ path: file, bytes }));
  const writing = writePlanned(files, settings, {
    contentDir: path("content"),
    publicDirs: [path("public")],
  });
  await expect(writing).rejects.toMatchObject({
    message: expect.stringContaining("has too long a name for this disk"),
    hint: expect.stringContaining("Nothing was written."),
  });
  expect((await readdir(dir, { recursive: true })).toSorted()).toEqual([
    "content",
    "content/categories.yaml",
  ]);
  expect(await read("content/categories.yaml")).toBe("- slug: a\n");
});
