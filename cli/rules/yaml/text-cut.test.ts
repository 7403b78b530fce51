import { expect, test } from "vitest";
import { post, secondPost, SVG } from "../../proof/testing/sample-files.ts";
import { validateSample } from "../../proof/testing/validate-sample.ts";

const POST = "content/blog/second-post.md";
const FAQ = "content/faq.yaml";

test("reports what YAML takes out of the texts of fields", async () => {
  const found = await validateSample({
    "public/a.svg": SVG,
    [POST]: secondPost({
      title: "&second A post of the tests # with more",
      description:
        "Another description that is long enough for the check\n  of its length in the tests for its #2 check",
      image: "\n  src: /a.svg\n  alt: Plan #9 on paper",
    }),
    [FAQ]:
      "- id: why # which\n  page: faq # where\n  question: Is C #2 of all?\n  answer: ! Yes, it is.\n",
  });
  expect(
    found.map(({ fixable, help, line, rule }) => [line, rule, fixable, help]),
  ).toEqual([
    [
      3,
      "yaml/text-cut",
      true,
      quoted("&second A post of the tests # with more"),
    ],
    [
      5,
      "yaml/text-cut",
      false,
      "Quote the text. Put a comment on a line of its own.",
    ],
    [12, "yaml/text-cut", true, quoted("Plan #9 on paper")],
    [3, "yaml/text-cut", true, quoted("Is C #2 of all?")],
    [4, "yaml/text-cut", true, quoted("! Yes, it is.")],
  ]);
});

const quoted = (text: string) =>
  `Write \`"${text}"\`, or put the comment on a line of its own.`;

test("leaves comments after other values alone, and names that are used", async () => {
  const found = await validateSample({
    "content/blog/first-post.md": post({
      date: "2026-01-02 # a Friday",
      author: "mara-lind # our editor",
      type: "blog # the usual",
      categories: "[signals] # one",
      title: '"A quoted #1 title of a post" # by hand',
    }),
    [FAQ]:
      "# One.\n- id: why\n  page: faq\n  question: &same Why C#?\n  answer: *same\n",
  });
  expect(found).toEqual([]);
});
