import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { takeMarks } from "../proof/testing/fixture-files.ts";
import { SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const post = "content/blog/second-post.md";
const categories = "content/categories.yaml";
const wireframe = "content/wireframes/feed.yaml";
const navigation = "content/navigation.yaml";
const faq = "content/faq.yaml";
const question = "- id: why\n  page: faq\n  question: Why?\n  ";
const head = "title: T\ndescription: D\ncaption: C\nblocks:\n";

/** The same kinds of mistakes at many places in YAML, marked. Every file is tested with LF and with CR LF. */
const nested: [name: string, rule: string, file: string, text: string][] = [
  [
    "a record of a list",
    "schema/length",
    categories,
    "- id: 1\n  slug: signals\n  name: Signals\n  description: D\n\n# more\n- slug: b\n  name: «''»\n  id: 2\n  description: D\n",
  ],
  [
    "a record of a flow list",
    "schema/type",
    categories,
    "[\n  { id: 1, slug: signals, name: Signals, description: D },\n  { id: «'2'», slug: b, name: 日本 👩‍💻, description: D },\n]\n",
  ],
  [
    "a value after wide characters on its line",
    "schema/type",
    categories,
    '- { name: "日本 👩‍💻 é", slug: signals, description: D, id: «x» }\n',
  ],
  [
    "a record that lacks a field",
    "schema/required",
    categories,
    "- id: 1\n  slug: signals\n  name: S\n  description: D\n- «slug»: b\n  name: B\n  description: D\n",
  ],
  [
    "a record in braces that lacks a field",
    "schema/required",
    categories,
    "- { id: 1, slug: signals, name: S, description: D }\n- { «slug»: b, name: B, description: D }\n",
  ],
  [
    "an unknown key of a nested mapping",
    "schema/unknown-key",
    wireframe,
    `${head}  - kind: list\n    items:\n      - title: T\n        «detial»: D\n`,
  ],
  [
    "a quoted unknown key",
    "schema/unknown-key",
    wireframe,
    `${head}  - kind: list\n    items: [{ title: T, «"de tial"»: D }]\n`,
  ],
  [
    "a list where a mapping should be, below a comment",
    "schema/type",
    wireframe,
    "# why\n«- title: T\n- title: U»\n",
  ],
  [
    "a list in a list",
    "schema/type",
    wireframe,
    `${head}  - kind: table\n    columns: [A, B]\n    rows:\n      - - a\n        - «2»\n`,
  ],
  [
    "a value behind a complex indentation",
    "schema/enum",
    wireframe,
    `${head}  -\n    kind: list\n    items:\n    -   title: T\n        priority:   «Hihg Priority»   # why\n`,
  ],
  [
    "a folded text",
    "seo/description-length",
    post,
    secondPost({ description: "«>-\n  Too\n  short.»" }),
  ],
  [
    "a text in double quotes over lines",
    "seo/description-length",
    post,
    secondPost({ description: '«"Too\n  short."»' }),
  ],
  [
    "a plain text over lines",
    "seo/description-length",
    post,
    secondPost({ description: "«Too\n  short.»" }),
  ],
  [
    "a value on the line after its key",
    "schema/enum",
    post,
    secondPost({ type: "\n  «blogg»" }),
  ],
  [
    "a value with an anchor and a tag",
    "ref/missing",
    post,
    secondPost({ author: "&who !!str «mara-lindt»" }),
  ],
  [
    "an alias",
    "ref/missing",
    post,
    secondPost({ author: "&a mara-lind", categories: "[signals, «*a» ]" }),
  ],
  [
    "an item of a block list",
    "ref/missing",
    post,
    secondPost({ categories: "\n  - signals\n  -   «signal» # why" }),
  ],
  [
    "an item of a list that is not indented",
    "ref/missing",
    post,
    secondPost({ categories: "\n- signals\n- «signal»" }),
  ],
  [
    "an item of a flow list over lines",
    "ref/missing",
    post,
    secondPost({ categories: '[\n    signals,\n    «"signal"»,\n  ]' }),
  ],
  [
    "a key with a question mark",
    "schema/unknown-key",
    post,
    secondPost({ "? «lastmod»\n": " 2026-01-01" }),
  ],
  [
    "a link far down",
    "link/missing",
    navigation,
    "header:\n  - label: 日本\n    href: /pricing\n    activeOn: [/pricing, «/prizing»]\n",
  ],
  [
    "a link in a text block",
    "link/missing",
    faq,
    `${question}answer: |\n    日本 👩‍💻\n\n    - see «[it](/nowhere)» there\n`,
  ],
  [
    "a link in a folded text",
    "link/missing",
    faq,
    `${question}answer: >-\n    First\n    see «[it](/nowhere)».\n`,
  ],
  [
    "a link in a text in double quotes",
    "link/missing",
    faq,
    `${question}answer: "\\u65e5 \\"a\\" «[it](/nowhere)» there"\n`,
  ],
  [
    "a link in a text in single quotes, over lines",
    "link/missing",
    faq,
    `${question}answer: 'It''s\n    there: «[it](/nowhere)».'\n`,
  ],
  [
    "an image without words in a plain text",
    "image/alt",
    faq,
    `${question}answer: An image «![](/files/a.svg)» here\n`,
  ],
  [
    "a mark of unfinished work in a text block",
    "body/placeholder",
    faq,
    `${question}answer: |\n    One.\n    Two «TBD» three.\n`,
  ],
  [
    "a placeholder in a folded field",
    "placeholder/unknown",
    post,
    secondPost({
      description: ">-\n  A text of 日本 that names\n  «{{host}}» far down.",
    }),
  ],
  [
    "braces in a record",
    "placeholder/literal",
    categories,
    '- id: 1\n  slug: signals\n  name: Signals\n  description: "\\u65e5 \\"«{name}»\\" there"\n',
  ],
  [
    "an escape of an unseen character",
    "encoding/control-character",
    post,
    secondPost({ title: '"Of 日本: \\"a\\" «\\u202e» there"' }),
  ],
  [
    "an element of HTML that is never closed",
    "html/unsafe",
    post,
    secondPost({}, "日本 «<b onclick='x()'>»\n\nmore\n"),
  ],
  [
    "an anchor in a field",
    "link/missing",
    navigation,
    "legal:\n  - { label: A, href: «'/prizing#x'» }\n",
  ],
];

const both = nested.flatMap(
  ([name, rule, file, text]) =>
    [
      [name, "LF", rule, file, text],
      [name, "CR LF", rule, file, text.replaceAll("\n", "\r\n")],
    ] as const,
);

test.for(both)("points at %s, with %s", async ([, , rule, file, text]) => {
  const { files, at } = takeMarks({ [file]: text });
  const workspace = await createWorkspace({ ...SAMPLE, ...files });
  const { diagnostics } = await workspace.validate();
  const found = diagnostics.filter((diagnostic) => diagnostic.rule === rule);
  expect(found).toContainEqual(expect.objectContaining(at));
});

test("points once at an invisible character in a field", async () => {
  const { files, at } = takeMarks({
    [post]: secondPost({ title: "A title with «\u0085» in it" }),
  });
  const workspace = await createWorkspace({ ...SAMPLE, ...files });
  const { diagnostics } = await workspace.validate();
  expect(
    diagnostics.filter(({ rule }) => rule === "encoding/control-character"),
  ).toEqual([expect.objectContaining(at)]);
});
