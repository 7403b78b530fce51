import { expect, test } from "vitest";
import { createRepository } from "../proof/testing/create-repository.ts";
import { SAMPLE } from "../proof/testing/sample-files.ts";

test("passes over what git ignores and what programs leave, with a note in doctor", async () => {
  const repository = await createRepository({
    ...SAMPLE,
    ".gitignore": "*.docx\nnotes/\n",
    "content/blog/first-post.md~": "---\n",
    "content/blog/first-post.md.orig": "---\n",
    "content/blog/first-post_LOCAL_731.md": "---\n",
    "content/blog/desktop.ini": "",
    "content/blog/~$plan.xlsx": "",
    "content/faq.yaml.bak": "",
    "content/blog/plan.docx": "",
    "content/notes/today.md": "Call Ann.\n",
    "content/blog/plan.odt": "",
  });
  const { diagnostics } = await repository.validate(
    "--rule=collection/empty=off",
  );
  expect(diagnostics.map(({ file, rule }) => [file, rule])).toEqual([
    ["content/blog/plan.odt", "collection/stray-file"],
  ]);
  const { stdout } = await repository.run(["doctor"]);
  expect(stdout).toContain(
    "8 files passed over, as git ignores them or a program left them: blog/desktop.ini, blog/first-post.md.orig, ",
  );
});
