import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { SAMPLE } from "../proof/testing/sample-files.ts";

test.for([
  ["content/blog/frist-post.md", "Did you mean `content/blog/first-post.md`?"],
  ["first-post.md", "Did you mean `content/blog/first-post.md`?"],
  ["content/nothing-like-it.md", 'There is no "content/nothing-like-it.md".\n'],
  ["..", 'error: ".." is not in the content folder.'],
] as const)("refuses the path %s and suggests a file", async ([path, says]) => {
  const workspace = await createWorkspace(SAMPLE);
  const { code, stderr } = await workspace.run(["validate", path]);
  expect(code).toBe(2);
  expect(stderr).toContain(says);
});
