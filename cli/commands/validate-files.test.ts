import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

test.for(["content/blog/first-post.md", "content/blog/second-post.md"])(
  "reports a slug that two files have for %s, whichever comes first",
  async (file) => {
    const workspace = await createWorkspace({
      ...SAMPLE,
      "content/blog/first-post.md": post({ slug: "same", id: "9" }),
      "content/blog/second-post.md": secondPost({ slug: "same", id: "9" }),
      "content/blog/third-post.md": secondPost({
        id: "3",
        title: "A third post for the tests",
        description:
          "A description of its own that is long enough for the check.",
        type: "none",
      }),
    });
    const { diagnostics } = await workspace.validate(file);
    expect(diagnostics.map(({ rule }) => rule).toSorted()).toEqual([
      "id/duplicate",
      "slug/duplicate",
    ]);
    const { stdout } = await workspace.run(["validate", file]);
    expect(stdout).toContain("| slug: same");
  },
);
