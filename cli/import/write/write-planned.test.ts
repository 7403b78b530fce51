import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import { writePlanned } from "./write-planned.ts";

test("takes back what it has written when a later file cannot be", async () => {
  const { dir, path, read } = await createWorkspace({
    "content/categories.yaml": "- slug: a\n",
  });
  const bytes = Buffer.from("x\n");
  const files = [
    "../content.config.yaml",
    "categories.yaml",
    "authors/b.yaml",
    "blog/c.md",
    "blog/d/index.md",
    `guides/${"g".repeat(300)}/index.md`,
  ].map((file) => ({ path: file, bytes }));
  const writing = writePlanned(files, path("content"));
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

test("takes back what it has moved into place when somebody has put another file there", async () => {
  const { dir, path, read, write } = await createWorkspace({
    "content/categories.yaml": "- slug: a\n",
    "content/blog/d/index.md": "Old.\n",
  });
  const bytes = Buffer.from("x\n");
  await write({ "content.config.yaml": "y\n" });
  const files = [
    "../content.config.yaml",
    "categories.yaml",
    "authors/b.yaml",
    "blog/d/index.md",
  ];
  const before = await readdir(dir, { recursive: true });
  const planned = files.map((file) => ({ path: file, bytes }));
  await expect(writePlanned(planned, path("content"))).rejects.toMatchObject({
    message: expect.stringContaining("is there already"),
  });
  expect(await readdir(dir, { recursive: true })).toEqual(before);
  expect(await read("content.config.yaml")).toBe("y\n");
  expect(await read("content/categories.yaml")).toBe("- slug: a\n");
});
