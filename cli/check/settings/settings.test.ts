import { expect, test } from "vitest";
import {
  createWorkspace,
  type Files,
} from "../../proof/testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../../proof/testing/sample-files.ts";
import { createLevels, matchesGlob } from "./levels.ts";

const TITLES: Files = {
  ...SAMPLE,
  "content/blog/first-post.md": post({ title: "Short", description: "Small." }),
  "content/blog/old/index.md": secondPost({ title: "Brief" }),
};

/** Where problems of search texts are reported, by rule, level and file. */
async function validate(settings: string, ...args: string[]) {
  const workspace = await createWorkspace({
    ...TITLES,
    "content.config.yaml": settings,
  });
  const { diagnostics } = await workspace.validate(...args);
  return diagnostics
    .filter(({ rule }) => rule.startsWith("seo/"))
    .map(({ file, rule, severity }) =>
      [rule.slice(4), severity, file.slice("content/blog/".length)].join(" "),
    );
}

test("gives rules and groups the level of the settings file; a rule beats its group", async () => {
  expect(await validate("rules:\n  seo: off\n")).toEqual([]);
  expect(
    await validate("rules: { seo: off, seo/title-length: error }"),
  ).toEqual([
    "title-length error first-post.md",
    "title-length error old/index.md",
  ]);
});

test("lets --rule beat the settings file, a group too", async () => {
  const settings = "rules: { seo/title-length: error }";
  expect(await validate(settings, "--rule", "seo=off")).toEqual([]);
  expect(
    await validate("rules: { seo: off }", "--rule", "seo/title-length=warn"),
  ).toContain("title-length warning first-post.md");
});

test("gives files their own levels; of two overrides the later one counts", async () => {
  const settings = [
    "rules: { seo: error }",
    "overrides:",
    "  - paths: [content/blog/**]",
    "    rules: { seo: off }",
    "  - paths: [blog/old, blog/none.md]",
    "    rules: { seo/title-length: warn }",
  ].join("\n");
  expect(await validate(settings)).toEqual([
    "title-length warning old/index.md",
  ]);
  expect(await validate(settings, "--rule", "seo=error")).toContain(
    "title-length error old/index.md",
  );
});

test("is heeded by build", async () => {
  const workspace = await createWorkspace({
    ...TITLES,
    "content.config.yaml": "rules: { seo: error }\n",
  });
  expect((await workspace.run(["build"])).code).toBe(1);
  await workspace.write({ "content.config.yaml": "" });
  expect((await workspace.run(["build"])).code).toBe(0);
});

test("never lets a level switch sanitizing off", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/first-post.md": post({}, '<b onclick="x()">Text.</b>\n'),
    "content.config.yaml": "rules: { html: off }\n",
  });
  expect((await workspace.run(["build", "--json"])).code).toBe(0);
  const body = await workspace.read(".content/blog/first-post.json");
  expect(body).toContain("<b>Text.</b>");
});

const mistakes: [settings: string, message: string][] = [
  [
    "rules:\n  seo: loud\n",
    '2:8: `rules.seo` is "loud"; allowed: off, warn, error.',
  ],
  [
    "rules:\n  image/atl: off\n",
    '2:3: There is no rule or group "image/atl". Did you mean `image/alt`?',
  ],
  ["rule:\n  seo: off\n", "1:1: `rule` is not a field. Did you mean `rules`?"],
  ["rules: [seo]\n", "1:8: `rules` is a list; it takes a mapping of fields."],
  ["- seo\n", "1:1: The value is a list; it takes a mapping of fields."],
  ["rules:\n\tseo: off\n", "2:1: The line is indented with a tab"],
  [
    "rules:\n  seo: off\n  seo: warn\n",
    "3:3: The same mapping has `seo` twice",
  ],
  [
    "overrides:\n  - rules: { seo: off }\n",
    "2:5: `overrides[0].paths` is missing.",
  ],
  [
    "overrides:\n  - paths: []\n    rules: { seo: off }\n",
    "2:12: `overrides[0].paths` is an empty list.",
  ],
  [
    "overrides:\n  - paths: [a]\n    rules: { soe: off }\n",
    '3:14: There is no rule or group "soe".',
  ],
];

test.for(mistakes)("refuses %j with its place", async ([settings, message]) => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content.config.yaml": settings,
  });
  const { code, stderr, stdout } = await workspace.run(["validate"]);
  expect(code).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toContain(`content.config.yaml:${message}`);
});

test("names all mistakes at once, by line", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content.config.yaml": "rules:\n  soe: off\n  seo: loud\nrulez: {}\n",
  });
  const { stderr } = await workspace.run(["validate"]);
  expect(stderr.match(/content\.config\.yaml:\d+/gu)).toEqual([
    "content.config.yaml:2",
    "content.config.yaml:3",
    "content.config.yaml:4",
  ]);
});

const globs: [pattern: string, path: string, fits: boolean][] = [
  ["blog", "blog/a.md", true],
  ["blog/", "blog/a/index.md", true],
  ["./blog/a.md", "blog/a.md", true],
  ["blog", "blogs/a.md", false],
  ["blog/*", "blog/a.md", true],
  ["blog/*.md", "blog/a/index.md", false],
  ["**/index.md", "index.md", true],
  ["**/index.md", "blog/a/index.md", true],
  ["blog/**", "blog/a/b/c.md", true],
  ["blog/20??-*.md", "blog/2019-a.md", true],
  ["blog/20??-*.md", "blog/203-a.md", false],
  ["{blog,docs}/**", "docs/a.md", true],
  ["{blog,docs}/**", "jobs/a.md", false],
  ["blog/a.md", "blog/axmd", false],
  ["blog/a+(b).md", "blog/a+(b).md", true],
  ["blog/[a].md", "blog/[a].md", true],
  ["**", "blog/a.md", true],
];

test.for(globs)("fits %s to %s: %s", ([pattern, path, fits]) => {
  expect(matchesGlob(path, pattern)).toBe(fits);
});

test("answers for a group as for its rules", () => {
  const levels = createLevels([{ levels: new Map([["seo", "off"]]) }]);
  expect(levels.get("seo", "a.md")).toBe("off");
  expect(levels.get("seo/duplicate", "a.md")).toBe("off");
  expect(levels.get("ref/missing", "a.md")).toBeUndefined();
});
