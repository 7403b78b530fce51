import { expect, test } from "vitest";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../../proof/testing/sample-files.ts";
import { findWords } from "./english.ts";

test.for([
  ["It’s Mara's re-engaged team.", ["Mara", "engaged", "team"]],
  ["A CRM, APIs and LinkedIn", ["and"]],
  ["see a/b, you@x.example, file.ts, /blog, `code`, 3rd", ["see"]],
  [
    "“Quoted” (words), naïve—dash… 日本 Привет",
    ["Quoted", "words", "naïve", "dash"],
  ],
] as const)("finds the words of %j", ([text, words]) => {
  expect(findWords(text).map(({ word }) => word)).toEqual(words);
});

test("checks texts, fields and records when asked to, and notices changes of the dictionary", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/first-post.md": post(
      { title: "A first post about Zorblax" },
      "We recieve what Zorblax and Mara Lind recieve.\n",
    ),
    "content/blog/second-post.md": secondPost({}, "Plain words.\n"),
    "content/faq.yaml":
      "- id: why\n  page: faq\n  question: Why teh signals?\n  answer: Becuase of Signals.\n",
  });
  const check = async () => {
    const { diagnostics } = await workspace.validate(
      "--rule",
      "collection=off",
    );
    return diagnostics.map(
      ({ column, file, line, message }) =>
        `${file.slice(8)}:${line}:${column} ${message}`,
    );
  };
  expect(await check()).toEqual([]);
  await workspace.write({
    "content.config.yaml": "rules: { spelling: warn }\n",
  });
  const misspelt = [
    "blog/first-post.md:11:4 `recieve` is not in the dictionary. Did you mean `receive`?",
    "faq.yaml:3:17 `teh` is not in the dictionary. Did you mean `the`?",
    "faq.yaml:4:11 `Becuase` is not in the dictionary. Did you mean `because`?",
  ];
  const name = "blog/first-post.md:3:27 `Zorblax` is not in the dictionary.";
  expect(await check()).toEqual([name, ...misspelt]);
  await workspace.write({ "content/.dictionary.txt": "zorblax\n" });
  expect(await check()).toEqual(misspelt);
  await workspace.write({ "content/.dictionary.txt": "" });
  expect(await check()).toEqual([name, ...misspelt]);
});

test("never corrects spelling by itself", async () => {
  const text = secondPost({}, "We recieve signals.\n");
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/second-post.md": text,
    "content.config.yaml": "rules: { spelling: error }\n",
  });
  await workspace.run(["fix"]);
  expect(await workspace.read("content/blog/second-post.md")).toBe(text);
});
