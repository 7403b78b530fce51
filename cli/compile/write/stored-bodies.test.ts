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
    bodies.put("blog", "a", Buffer.from(text), text);
  expect(bodies.place(BODY)).toBe(true);
  bodies.discard();
  expect(await readdir(workspace.path("out/blog"))).toEqual(["a.json"]);
  expect(await workspace.read("out/blog/a.json")).toBe("three\n");
});

test("removes bodies that are discarded", async () => {
  const { bodies, workspace } = await openStore();
  bodies.put("blog", "a", Buffer.from("one\n"), "1");
  bodies.discard();
  expect(await readdir(workspace.path("out/blog"))).toEqual([]);
});

test("fails when a body cannot be written", async () => {
  const { bodies, workspace } = await openStore();
  bodies.put("blog", "a", Buffer.from("one\n"), "1");
  await rm(workspace.path("out/blog"), { recursive: true });
  expect(() => bodies.put("blog", "b", Buffer.from("two\n"), "2")).toThrow(
    "ENOENT",
  );
});
