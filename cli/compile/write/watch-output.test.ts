import { mkdirSync, rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import { watchOutput } from "./watch-output.ts";

test("tells of every file of a folder that took the place of another", async () => {
  const workspace = await createWorkspace({
    "out/blog/a.json": "",
    "out/docs/b.json": "",
  });
  const touched: string[] = [];
  const output = watchOutput(workspace.path("out"), (name) => {
    touched.push(name);
  });
  onTestFinished(() => output.close());
  const names = new Set(["blog/a.json", "docs/b.json"]);
  output.follow(names);
  touched.length = 0;
  output.follow(names);
  expect(touched).toEqual([]);
  // At once, so that nothing of it is told before.
  rmSync(workspace.path("out/blog"), { recursive: true });
  mkdirSync(workspace.path("out/blog"));
  output.follow(names);
  expect(touched).toEqual(["blog/a.json"]);
});

test("lists its files and those of others, unless a folder is new", async () => {
  const workspace = await createWorkspace({ "out/blog/a.json": "" });
  const output = watchOutput(workspace.path("out"), () => {});
  onTestFinished(() => output.close());
  const names = new Set(["blog/a.json"]);
  output.follow(names);
  expect(output.list()).toBeUndefined();
  output.follow(names);
  expect(output.list()).toEqual(["blog/a.json"]);
  // A build that fails follows nothing.
  expect(output.list()).toBeUndefined();
  await expect
    .poll(async () => {
      await workspace.write({ "out/blog/b.json": "" });
      output.follow(names);
      return output.list();
    })
    .toEqual(["blog/a.json", "blog/b.json"]);
});
