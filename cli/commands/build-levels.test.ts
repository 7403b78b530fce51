import { expect, test } from "vitest";
import {
  createWorkspace,
  type Files,
} from "../proof/testing/create-workspace.ts";
import { SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const POST = "content/blog/second-post.md";

test.for<[rule: string, files: Files]>([
  ["schema/length", { [POST]: secondPost({ title: "x".repeat(130) }) }],
  ["schema", { "content/authors/mara-lind.yaml": "name: 3\n" }],
  ["schema/unknown-key", { [POST]: secondPost({ colour: "red" }) }],
  ["yaml/duplicate-key", { [POST]: secondPost({ "title ": "Another" }) }],
  ["slug", { [POST]: secondPost({ slug: "first-post" }) }],
  ["date", { [POST]: secondPost({ date: "soon" }) }],
  ["ref", { [POST]: secondPost({ author: "nobody" }) }],
  ["link", { [POST]: secondPost({}, "[A](/nowhere)\n") }],
])("builds what validate lets pass with %s lowered", async ([rule, files]) => {
  const { run } = await createWorkspace({ ...SAMPLE, ...files });
  for (const level of ["warn", "off"]) {
    const levels = ["--rule", `${rule}=${level}`];
    const { code } = await run(["validate", ...levels]);
    expect(code).toBe(["ref", "link"].includes(rule) ? 0 : 1);
    const built = await run(["build", "--no-share-images", ...levels]);
    expect(built.code).toBe(code);
  }
});
