import { expect, test } from "vitest";
import { createRepository } from "../proof/testing/create-repository.ts";
import { post, SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const first = "content/blog/first-post.md";
const second = "content/blog/second-post.md";

test("fixes what a change removed or broke, and leaves old problems alone", async () => {
  const repository = await createRepository({
    ...SAMPLE,
    [first]: post({ slug: "old-name" }),
    [second]: secondPost({ date: "2026/01/02" }),
  });
  await repository.change({
    [first]: post({ slug: "new-name", type: "BLOG" }),
  });
  const { code, stderr } = await repository.run([
    "validate",
    "--fix",
    "--since",
    "main",
    "--rule",
    "collection=off",
  ]);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: "2 problems fixed in 1 file.\n",
  });
  expect(await repository.read(first)).toBe(
    post({ slug: "new-name", type: "blog" }).replace(
      "---\n\n",
      "aliases: [/blog/old-name]\n---\n\n",
    ),
  );
  expect(await repository.read(second)).toContain("2026/01/02");
});
