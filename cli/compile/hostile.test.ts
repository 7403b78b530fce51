import { execFileSync } from "node:child_process";
import { mkdir, symlink } from "node:fs/promises";
import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const file = "content/blog/second-post.md";
const plans = "content/plans.yaml";

function bomb(): string {
  const lines = ["a: &a [x, x, x, x, x, x, x, x, x, x]"];
  for (const [index, name] of [..."bcdefghi"].entries()) {
    const before = "abcdefghi"[index] ?? "a";
    lines.push(`${name}: &${name} [${`*${before}, `.repeat(10)}]`);
  }
  return `${lines.join("\n")}\n`;
}

const hostile: [name: string, path: string, text: string, rule: string][] = [
  ["an alias bomb", "content/site.yaml", bomb(), "yaml/syntax"],
  [
    "endless aliases",
    "content/site.yaml",
    `a: &a x\nb: [${"*a, ".repeat(100_000)}]\n`,
    "yaml/syntax",
  ],
  ["an alias of nothing", plans, "- id: *nothing\n", "yaml/syntax"],
  [
    "deep brackets",
    plans,
    "[".repeat(10_000) + "]".repeat(10_000),
    "yaml/syntax",
  ],
  ["deep braces", plans, "{a: ".repeat(10_000), "yaml/syntax"],
  ["deep lists", plans, "- ".repeat(10_000), "yaml/syntax"],
  [
    "a prototype key",
    file,
    secondPost({ ['"__proto__"']: "{ polluted: true }" }),
    "schema/unknown-key",
  ],
  [
    "a constructor key",
    file,
    secondPost({ constructor: "{ prototype: { polluted: true } }" }),
    "schema/unknown-key",
  ],
  [
    "a key that is a list",
    file,
    secondPost({ "[a, b]": "c" }),
    "schema/unknown-key",
  ],
  ["a tag", file, secondPost({ owner: "!!js/function 'x'" }), "yaml/syntax"],
  ["a line of quotes", plans, '"'.repeat(500_000), "yaml/syntax"],
  ["two documents", plans, "- id: a\n---\n- id: b\n", "yaml/syntax"],
  ["NUL bytes", file, secondPost({}, "a\u0000b"), "encoding/control-character"],
  ["NUL bytes in YAML", plans, "- id: \u0000\n", "encoding/control-character"],
  [
    "a line of 10 MB",
    file,
    secondPost({}, "x".repeat(10_000_000)),
    "file/too-large",
  ],
  ["a line of 10 MB in YAML", plans, "x".repeat(10_000_000), "file/too-large"],
  [
    "empty lines in front matter",
    file,
    `---\n${"\n".repeat(900_000)}---\n`,
    "file/too-large",
  ],
  [
    "deep quotes",
    file,
    secondPost({}, `${">".repeat(10_000)} x\n`),
    "file/too-complex",
  ],
  [
    "deep list items",
    file,
    secondPost({}, `${"- ".repeat(10_000)}x\n`),
    "file/too-complex",
  ],
  [
    "deep elements",
    file,
    secondPost({}, `${"<div>".repeat(10_000)}\n`),
    "file/too-complex",
  ],
  [
    "front matter that is a program",
    file,
    '---javascript\nthrow new Error("run")\n---\nText\n',
    "front-matter/language",
  ],
  [
    "front matter that is JSON",
    file,
    '---json\n{ "title": "A" }\n---\nText\n',
    "front-matter/language",
  ],
  [
    "a slug that climbs",
    file,
    secondPost({ slug: "../../../etc/x" }),
    "slug/format",
  ],
  [
    "an image that climbs",
    file,
    secondPost({}, "![a](../../../etc/passwd.png)\n"),
    "link/escape",
  ],
  [
    "an image that climbs from the root",
    file,
    secondPost({}, "![a](/../../etc/passwd.png)\n"),
    "link/escape",
  ],
  ["a file without anything", file, "", "front-matter/missing"],
  [
    "a list where a mapping belongs",
    file,
    "---\n- a\n---\nText\n",
    "schema/type",
  ],
];

test.for(hostile)("ends %s in a diagnostic", async ([, path, text, rule]) => {
  const workspace = await createWorkspace({ ...SAMPLE, [path]: text });
  const { code, stdout, stderr } = await workspace.run([
    "build",
    "--format",
    "json",
  ]);
  expect(code).toBe(1);
  expect(stderr).not.toContain("bug");
  const { diagnostics } = JSON.parse(stdout);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ file: path, rule, severity: "error" }),
  );
  expect(Reflect.get({}, "polluted")).toBeUndefined();
  await expect(workspace.read(".content/index.json")).rejects.toThrow("ENOENT");
});

/**
 * Texts that cost parsers quadratic time and worse: they may compile or be refused, but not hang.
 * A hang runs into the time limit of the test.
 */
const slow: [name: string, text: string][] = [
  ["nested emphasis", "*a **a ".repeat(10_000)],
  ["link closers", `${"[a](".repeat(10_000)}${"](".repeat(10_000)}`],
  ["empty lines in a list", `- a\n${"\n".repeat(50_000)}b\n`],
  [
    "a table of 4,000 columns",
    `${"|a".repeat(4000)}|\n${"|-".repeat(4000)}|\n${"|a".repeat(4000)}|\n`,
  ],
  [
    "backticks",
    Array.from({ length: 1000 }, (_, n) => `a${"`".repeat(n)}`).join(""),
  ],
  ["brackets", "[".repeat(60_000)],
  ["marks of unfinished work", "TODO ".repeat(19_000)],
  ["placeholders", "{{code:x}}\n".repeat(9000)],
  ["footnotes", `${"[^1] a\n\n".repeat(8000)}[^1]: x\n`],
  ["comments", "<!--".repeat(20_000)],
];

test.for(slow)("does not hang on %s", async ([, text]) => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    [file]: secondPost({}, text),
  });
  const { stderr } = await workspace.run(["build", "--format", "json"]);
  expect(stderr).not.toContain("bug");
});

test("does not follow a folder that contains itself for ever", async () => {
  const workspace = await createWorkspace(SAMPLE);
  await mkdir(workspace.path("content/guides"));
  await symlink("..", workspace.path("content/guides/loop"));
  const { diagnostics } = await workspace.validate();
  expect(diagnostics.map(({ rule }) => rule)).toContain("file/outside");
});

test("reports a link that leads nowhere", async () => {
  const workspace = await createWorkspace(SAMPLE);
  await symlink("nothing", workspace.path("content/blog/lost.md"));
  const { diagnostics } = await workspace.validate();
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      file: "content/blog/lost.md",
      rule: "collection/stray-file",
    }),
  );
});

test("survives a file that is no text at all", async () => {
  const bytes = Uint8Array.from(
    { length: 5000 },
    (_, index) => (index * 7919) % 256,
  );
  const workspace = await createWorkspace({
    ...SAMPLE,
    [file]: bytes,
    "content/blog/x.svg": bytes,
  });
  const { diagnostics } = await workspace.validate();
  expect(
    diagnostics.filter(({ rule }) => rule === "encoding/invalid-utf8"),
  ).toHaveLength(2);
});

test("survives elements that the HTML parser gives no place", async () => {
  for (const text of [
    "Words.\n\n- [ ] TODO: ask\n\nText with a stray</span> tag.\n",
    "Words.\n\n<head>{{code:x}}</head>\n",
    "Words.\n\n<body>TODO</body>\n",
    ">\n<caption>{{}}\n",
  ]) {
    const workspace = await createWorkspace({
      ...SAMPLE,
      [file]: secondPost({}, text),
    });
    const { code, stderr } = await workspace.run(["validate"]);
    expect([code === 2, stderr.includes("bug")]).toEqual([false, false]);
  }
});

test("gives no heading an id of the page around it", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    [file]: secondPost(
      {},
      "## Page data\n\n## Contents\n\n## Footnote label\n\n## User content fn 1\n\nA[^1].\n\n[^1]: N.\n",
    ),
  });
  await workspace.run(["build"]);
  const { html } = JSON.parse(
    await workspace.read(".content/blog/second-post.json"),
  );
  const ids = [...String(html).matchAll(/ id="([^"]*)"/gu)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining(["page-data-1", "contents-1", "footnote-label-1"]),
  );
  expect(ids).not.toContain("page-data");
});

test("follows no symbolic link to a folder around it", async () => {
  const workspace = await createWorkspace(SAMPLE);
  for (const name of ["a", "b", "c", "d", "e", "f"])
    await symlink(".", workspace.path(`content/blog/${name}`));
  const { diagnostics } = await workspace.validate();
  const round = diagnostics.filter(({ message }) =>
    message.includes("a folder around it"),
  );
  expect(round).toHaveLength(6);
});

test("says for each stray file what to do about it", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/a\\b.md": "",
    [`content/${"x/".repeat(10)}c.md`]: "",
  });
  await symlink("nothing", workspace.path("content/blog/lost.md"));
  await symlink(".", workspace.path("content/blog/round"));
  const { diagnostics } = await workspace.validate();
  const stray = diagnostics
    .filter(({ rule }) => rule === "collection/stray-file")
    .map(({ file: path, help }) => [path.slice("content/".length), help]);
  expect(stray.toSorted()).toEqual([
    ["blog/a\\b.md", "Give it a name of letters, digits and hyphens."],
    [
      "blog/lost.md",
      "Let it lead to a file in the content folder, or remove it.",
    ],
    ["blog/round", "Remove it."],
    [
      "x/x/x/x/x/x/x/x/x",
      "Move its files up, or the folder out of the content folder.",
    ],
  ]);
});

test("tells of thousands of the same aliases in bounded words", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    [file]: secondPost({ aliases: `[${"/x, ".repeat(5000)}/x]` }),
  });
  const { diagnostics } = await workspace.validate();
  const same = diagnostics.filter(({ rule }) => rule === "alias/collides");
  expect(same).toHaveLength(100);
  expect(same[0]?.related).toHaveLength(10);
});

test("writes through no link, and reads no pipe", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "outside/keep.json": "{}",
  });
  await mkdir(workspace.path(".content/cache"), { recursive: true });
  await symlink(
    "../../outside/keep.json",
    workspace.path(".content/cache/entries.jsonl"),
  );
  execFileSync("mkfifo", [workspace.path(".content/index.json")]);
  expect((await workspace.run(["build"])).code).toBe(0);
  expect(await workspace.read("outside/keep.json")).toBe("{}");
  await workspace.remove(".content/blog");
  await symlink("../outside", workspace.path(".content/blog"));
  const refused = await workspace.run(["build"]);
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringContaining("is a symbolic link"),
  ]);
  expect(await workspace.read("outside/keep.json")).toBe("{}");
  execFileSync("mkfifo", [workspace.path("content.config.yaml")]);
  const piped = await workspace.run(["validate"]);
  expect([piped.code, piped.stderr]).toEqual([
    2,
    expect.stringContaining("is not a file"),
  ]);
});
