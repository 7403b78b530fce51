import { expect, test } from "vitest";
import { secondPost } from "../../proof/testing/sample-files.ts";
import { validateSample } from "../../proof/testing/validate-sample.ts";

test.for([
  ["営業の始め方", []],
  ["営業", ["`title` has 2 characters; 5 to 32 look good in search results."]],
  [
    "A start",
    ["`title` has 7 characters; 10 to 65 look good in search results."],
  ],
] as const)("measures the title %j by its width", async ([title, messages]) => {
  const found = await validateSample({
    "content/blog/second-post.md": secondPost({ title }),
  });
  const about = found.filter(({ rule }) => rule === "seo/title-length");
  expect(about.map(({ message }) => message)).toEqual(messages);
});
