import { readdir, rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import { openOutputFiles } from "../cache/output-files.ts";
import { createStoredBodies } from "./stored-bodies.ts";

const BODY = "blog/a.json";

async function openStore() {
  const workspace = await createWorkspace({});
  const files = openOutputFiles(workspace.path("outputs.json"));
  return {
    workspace,
    bodies: createStoredBodies(workspace.path("out"), files),
  };
}

test("keeps the last of several bodies with the same path", async () => {
  const { bodies, workspace } = await openStore();
  for (const text of ["one\n", "two\n", "three\n"])
    bodies.put("blog", "a", text, text);
  await bodies.settle();
  expect(bodies.place(BODY)).toBe(true);
  await bodies.discard();
  expect(await readdir(workspace.path("out/blog"))).toEqual(["a.json"]);
  expect(await workspace.read("out/blog/a.json")).toBe("three\n");
});

test("writes more bodies than may be pending at once", async () => {
  const { bodies, workspace } = await openStore();
  const slugs = Array.from({ length: 200 }, (_, at) => `post-${at}`);
  for (const slug of slugs) bodies.put("blog", slug, `${slug}\n`, slug);
  await bodies.settle();
  for (const slug of slugs)
    expect(await workspace.read(`out/blog/${slug}.json`)).toBe(`${slug}\n`);
});

test("removes bodies that are still being written when they are discarded", async () => {
  const { bodies, workspace } = await openStore();
  bodies.put("blog", "a", "one\n", "1");
  await bodies.discard();
  expect(await readdir(workspace.path("out/blog"))).toEqual([]);
});

test("fails when a body cannot be written", async () => {
  const { bodies, workspace } = await openStore();
  bodies.put("blog", "a", "one\n", "1");
  await bodies.settle();
  await rm(workspace.path("out/blog"), { recursive: true });
  bodies.put("blog", "b", "two\n", "2");
  await expect(bodies.settle()).rejects.toThrow("ENOENT");
  expect(() => bodies.put("blog", "c", "", "3")).toThrow("ENOENT");
});
