import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { post, SAMPLE } from "../proof/testing/sample-files.ts";

const file = "content/blog/first-post.md";

async function format(text: string, path = file): Promise<string> {
  const workspace = await createWorkspace({ ...SAMPLE, [path]: text });
  await workspace.run(["fmt"]);
  return workspace.read(path);
}

test("puts keys into the order of the schema, with their comments and blank lines", async () => {
  const text = `---
# About this file

# who
author: mara-lind # editor
type: blog
image: # below
  # words first
  alt: A picture
  src: /images/a.svg
  # the end of the image

# when
date: 2026-01-02
title: A first post for the tests
weird: 1
id: 1
description: >-
  A description that is long enough
  to pass.
categories:
# the first
- signals
# end
---
`;
  expect(await format(text)).toBe(`---
# About this file

id: 1
title: A first post for the tests
description: >-
  A description that is long enough
  to pass.

# when
date: 2026-01-02
type: blog
# who
author: mara-lind # editor
categories:
# the first
- signals
image: # below
  src: /images/a.svg
  # words first
  alt: A picture
  # the end of the image
weird: 1
# end
---
`);
});

test("orders the keys of records, in lines and in braces, but not the records", async () => {
  const text = `# The categories.

# first
- name: Signals
  # of the address
  slug: signals
  id: 1
  description: What people do.

- { slug: other, id: 2, description: "x, y", name: Other }
`;
  const path = "content/categories.yaml";
  expect(await format(text, path)).toBe(`# The categories.

# first
- id: 1
  # of the address
  slug: signals
  name: Signals
  description: What people do.

- { id: 2, slug: other, name: Other, description: "x, y" }
`);
});

/** Lines of front matter before and after formatting. */
const lines: readonly (readonly [string, string])[] = [
  ["title: 'A first post for the tests'", "title: A first post for the tests"],
  ['title: "Signals: a primer"', 'title: "Signals: a primer"'],
  ["title: '2026 was quiet'", "title: 2026 was quiet"],
  ["title: '2026'", "title: '2026'"],
  ["title: 'yes'", "title: 'yes'"],
  ["title: 'A # sign'", "title: 'A # sign'"],
  ["title: '- a dash'", "title: '- a dash'"],
  ["title: '“Read the room”'", "title: '“Read the room”'"],
  ["title :   Wide apart", "title: Wide apart"],
  ["title:   Wide apart   # kept", "title: Wide apart   # kept"],
  ['"title": A key', "title: A key"],
  ["title: Trailing  \t", "title: Trailing"],
  ["date: '2026-01-02'", "date: 2026-01-02"],
  ["date: 2026/1/2", "date: 2026-01-02"],
  ["date: 2 Jan 2026 # hm", "date: 2026-01-02 # hm"],
  ["date: 1/2/2026", "date: 1/2/2026"],
  ["slug: My Post", "slug: my-post"],
  ["type: Case Study", "type: case-study"],
  ["author: Mara Lind", "author: mara-lind"],
  ["categories: [Signals, 'Lead Lists']", "categories: [signals, lead-lists]"],
  ["categories:   [ 'a',   b ]", "categories: [ 'a',   b ]"],
  ["owner: &o Mara", "owner: &o Mara"],
];

test.for(lines)("formats %j", async ([written, formatted]) => {
  const key = /^"?(\w+)/u.exec(written)?.[1] ?? "";
  const mark = "MARK";
  const text = post({ [key]: mark });
  expect(await format(text.replace(`${key}: ${mark}`, written))).toBe(
    text.includes(`slug: ${mark}`) || text.includes(`owner: ${mark}`)
      ? await format(text.replace(`${key}: ${mark}`, formatted))
      : text.replace(`${key}: ${mark}`, formatted),
  );
});

test("removes spaces only where they have no meaning", async () => {
  const body = [
    "One line \nanother\t\na break  \nand more   ",
    "   ",
    "- item ",
    "  ```js ",
    "  code  ",
    "  ```",
    "",
    "`inline ",
    "code` \nback\\ \nslash",
    "",
    "    indented  ",
    "",
    "<div> ",
    "raw  ",
    "</div>",
    "",
    "| a | b | ",
    "| - | - | ",
    "| 1 | 2 | ",
    "",
    "[x](/faq) ",
    "",
    "",
    "",
  ].join("\n");
  const formatted = await format(post({}, `\n \n${body}`));
  expect(formatted).toBe(
    post(
      {},
      [
        "One line\nanother\na break  \nand more",
        "",
        "- item",
        "  ```js ",
        "  code  ",
        "  ```",
        "",
        "`inline ",
        "code`\nback\\ \nslash",
        "",
        "    indented  ",
        "",
        "<div> ",
        "raw  ",
        "</div>",
        "",
        "| a | b |",
        "| - | - |",
        "| 1 | 2 |",
        "",
        "[x](/faq)",
        "",
      ].join("\n"),
    ),
  );
});

test.for([
  ["---\n\n \ntitle: A\n\n---   \n\n\n\nText", "---\ntitle: A\n---\n\nText\n"],
  ["---\ntitle: A\n---\nText\n", "---\ntitle: A\n---\n\nText\n"],
  ["---\ntitle: A\n---\n\n \n", "---\ntitle: A\n---\n"],
  ["---\n---\nText", "---\n---\n\nText\n"],
  ["\uFEFF---\ntitle: A\n---\n\nText\n", "---\ntitle: A\n---\n\nText\n"],
  [
    "---\r\ntitle: A \r\nid: 1\r\n---\r\nText\r\n",
    "---\r\nid: 1\r\ntitle: A\r\n---\r\n\r\nText\r\n",
  ],
  ["---\r\ntitle: A\n---\n\nText\n", "---\ntitle: A\n---\n\nText\n"],
] as const)(
  "puts one blank line after the front matter of %j",
  async ([written, formatted]) => {
    expect(await format(written)).toBe(formatted);
  },
);

test("keeps the blank lines of a value", async () => {
  const path = "content/snippets/one.yaml";
  const text = "language: text\ntitle: One\ncode: |+\n  a  \n\n\n";
  expect(await format(text, path)).toBe(
    "title: One\nlanguage: text\ncode: |+\n  a  \n\n\n",
  );
});

test("does not move an alias before its anchor", async () => {
  const text = post({ title: "*words", owner: undefined }).replace(
    "---\n",
    "---\nowner: &words One text for both\n",
  );
  expect(await format(text)).toBe(text);
});

test("lists files that would change with --check, and writes nothing", async () => {
  const text = post({ date: "'2026-01-02'" });
  const workspace = await createWorkspace({ ...SAMPLE, [file]: text });
  const check = await workspace.run(["fmt", "--check"]);
  expect(check).toMatchObject({ code: 1, stdout: `${file}\n` });
  expect(await workspace.read(file)).toBe(text);
  const diff = await workspace.run(["fmt", "--diff"]);
  expect(diff.code).toBe(1);
  expect(diff.stdout).toContain("\n-date: '2026-01-02'\n+date: 2026-01-02\n");
  expect(await workspace.read(file)).toBe(text);
  const write = await workspace.run(["fmt"]);
  expect(write).toMatchObject({ code: 0, stdout: `${file}\n` });
  const again = await workspace.run(["fmt", "--check"]);
  expect(again).toMatchObject({ code: 0, stdout: "" });
  expect(await readdir(workspace.path("content/blog"))).toEqual([
    "first-post.md",
  ]);
});

test("formats only the named files", async () => {
  const text = post({ date: "'2026-01-02'" });
  const workspace = await createWorkspace({ ...SAMPLE, [file]: text });
  const { code, stdout } = await workspace.run(["fmt", "content/authors"]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
  const elsewhere = await workspace.run(["fmt", "content/blogs"]);
  expect(elsewhere.code).toBe(2);
});

test.for([
  "---\ntitle: [a\n---\nText  \n",
  "---\ntitle: a\ntitle: a\n---\nText \n",
  "No front matter  \n",
  "---\ntitle: a \n",
])("skips %j and says so", async (text) => {
  const workspace = await createWorkspace({ ...SAMPLE, [file]: text });
  const { code, stderr, stdout } = await workspace.run(["fmt"]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toContain(`Skipped: ${file}:`);
  expect(await workspace.read(file)).toBe(text);
});
