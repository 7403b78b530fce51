import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import {
  SAMPLE,
  secondPost,
  WIREFRAME,
} from "../proof/testing/sample-files.ts";

const file = "content/blog/second-post.md";

async function messagesAbout(path: string, text: string): Promise<string[]> {
  const workspace = await createWorkspace({ ...SAMPLE, [path]: text });
  const { diagnostics } = await workspace.validate(
    "--rule",
    "seo=off",
    "--rule",
    "ref/unused=off",
  );
  return diagnostics
    .filter((diagnostic) => diagnostic.file === path)
    .map(({ message, help }) => `${message} ${help}`);
}

/** Names that other tools use for our fields. */
const spellings: [theirs: string, ours: string][] = [
  ["pubDate", "date"],
  ["publishDate", "date"],
  ["publishedDate", "date"],
  ["lastmod", "updated"],
  ["updatedDate", "updated"],
  ["redirect_from", "aliases"],
  ["topics", "categories"],
  ["summary", "description"],
  ["cover_image", "image"],
  ["permalink", "slug"],
  ["expiryDate", "expiresAt"],
  ["titel", "title"],
  ["featurd", "featured"],
  ["Draft", "draft"],
];

test.for(spellings)("suggests for %s the field %s", async ([theirs, ours]) => {
  const text = secondPost({ [ours]: undefined, [theirs]: "x" });
  expect(await messagesAbout(file, text)).toContain(
    `\`${theirs}\` is not a field. Did you mean \`${ours}\`? Rename it to \`${ours}\`.`,
  );
  const both = secondPost({ [ours]: "x", [theirs]: "x" });
  expect(await messagesAbout(file, both)).toContain(
    `\`${theirs}\` is not a field. Did you mean \`${ours}\`? Remove it: there is a \`${ours}\` already.`,
  );
});

test("names the misspelt key where a field is missing", async () => {
  const text = secondPost({ date: undefined, pubDate: "2026-01-02" });
  expect(await messagesAbout(file, text)).toEqual([
    "`date` is missing. Rename `pubDate` to it.",
    "`pubDate` is not a field. Did you mean `date`? Rename it to `date`.",
  ]);
});

test("explains what to write in place of a merge key", async () => {
  const text = secondPost({ type: undefined, "<<": "{ type: blog }" });
  expect(await messagesAbout(file, text)).toContain(
    "`<<` is not a field: YAML 1.2 cannot merge mappings. Write out the fields that it would add.",
  );
});

test("lists all fields when none is similar", async () => {
  const messages = await messagesAbout(file, secondPost({ zzzzzzzz: "1" }));
  expect(messages).toEqual([
    expect.stringMatching(
      /^`zzzzzzzz` is not a field\. Remove it, or use one of: id, title, /u,
    ),
  ]);
});

/** One line of front matter -> what is said about it. */
const values: [changes: Record<string, string | undefined>, message: string][] =
  [
    [{ date: undefined }, "`date` is missing. Add `date`."],
    [{ author: undefined }, "`author` is missing. Add `author`."],
    [{ date: "" }, "`date` is empty. Give a value, or remove the line."],
    [
      { date: '""' },
      '`date` is "", which is not a calendar date. Write YYYY-MM-DD.',
    ],
    [
      { title: "5" },
      '`title` is the number `5`; it takes text. Quote it: "5".',
    ],
    [
      { title: '" padded "' },
      '`title` is " padded ", which is not one line of text. Remove line breaks and the space at its start or end.',
    ],
    [
      { id: "0" },
      "`id` is 0; it must be more than 0. Bring the value within the limits.",
    ],
    [
      { id: "1.5" },
      "`id` is the number `1.5`; it takes a whole number. Write the value in the type that the field takes.",
    ],
    [
      { categories: "signals" },
      '`categories` is the text "signals"; it takes a list. Write a list: `[a, b]`.',
    ],
    [{ categories: "[]" }, "`categories` is an empty list. Give at least one."],
    [
      { image: "{ src: chart.svg, alt: A }" },
      '`image.src` is "chart.svg", which is not the path of an image file. Write /images/name.svg for a file in public/, or ./name.svg for one beside the entry.',
    ],
    [
      { publishAt: "2026-01-01T10:00:00" },
      '`publishAt` is "2026-01-01T10:00:00", a time without its offset from UTC. Write `2026-01-01T10:00:00Z` if that is UTC, or end it with an offset such as +02:00.',
    ],
    [
      { author: "mara-lindt" },
      '`author` names "mara-lindt", but there is no such entry in authors. Did you mean `mara-lind`? Write `mara-lind`.',
    ],
  ];

test.for(values)("describes the value %o", async ([changes, message]) => {
  expect(await messagesAbout(file, secondPost(changes))).toEqual([message]);
});

test("describes the branch of a union that was meant", async () => {
  const path = "content/wireframes/feed.yaml";
  const messages = await messagesAbout(
    path,
    WIREFRAME.replace("kind: stats", "kind: stat").replace("text: A", "txt: A"),
  );
  expect(messages).toEqual([
    '`blocks[0].kind` is "stat"; allowed: stats, list, table, bars, note. Did you mean `stats`? Write `stats`.',
    expect.stringContaining("`blocks[4].text` is missing."),
    expect.stringContaining(
      "`txt` is not a field in `blocks[4]`. Did you mean `text`?",
    ),
  ]);
});

test("uses the schema's own sentence when two fields do not fit together", async () => {
  const messages = await messagesAbout(
    "content/resources.yaml",
    "- { id: a, title: A, description: B, date: 2026-01-01, type: blog }\n",
  );
  expect(messages).toEqual([
    "A resource has either slug or externalUrl: give one of the two. Add one of them.",
  ]);
  const both = await messagesAbout(
    "content/resources.yaml",
    "- { id: a, title: A, description: B, date: 2026-01-01, type: blog, slug: a, externalUrl: https://a.example/ }\n",
  );
  expect(both).toContain(
    "A resource has either slug or externalUrl: give one of the two. Remove one of the two.",
  );
});

/** A page of the documentation without a group. */
const pageOf = (kind: string) =>
  `---\ntitle: A page of the documentation\ndescription: What a page of the documentation is for, in one sentence for lists.\ndate: 2026-01-01\nkind: ${kind}\norder: 1\n---\n\nText.\n`;

test("says that an article of the documentation needs a group, and an example none", async () => {
  expect(
    await messagesAbout("content/docs/page.md", pageOf("article")),
  ).toEqual(["An article has a group, whose page lists it. Add `group`."]);
  expect(
    await messagesAbout("content/docs/page.md", pageOf("example")),
  ).toEqual([]);
});

test("reports a record whose id differs from its file name", async () => {
  const messages = await messagesAbout(
    "content/authors/jo-ek.yaml",
    "slug: jo\nname: Jo\ntitle: T\nbio: B\n",
  );
  expect(messages).toEqual([
    '`slug` is "jo", but the file is named "jo-ek". Make them agree, or remove the line: the file name is enough.',
  ]);
});

/** Front matter that is not YAML, with « » around the reported range, and a part of the message. */
const broken: [lines: string, message: string][] = [
  ["aliases:\n  - /a1\n «-» /b1", "indentation of the line differs"],
  ["image:\n  src: «/»og.png\n   alt: x", "The line below is indented deeper"],
  ["owner: «?» mara", "has another meaning in YAML"],
  ["owner: «|»mara", "has another meaning in YAML"],
  ["owner: «>»mara\n  lind", "has another meaning in YAML"],
  ["owner: «|» mara", "has another meaning in YAML"],
  ["owner: & mara", "has another meaning in YAML"],
  ["owner: - mara", "has another meaning in YAML"],
  ["aliases: «[»/a, /b\ndraft: true", "The `[` here is not closed"],
  ["aliases: «[»/a, [/b]\ndraft: true", "The `[` here is not closed"],
  ["image: «{»\n  src: /a.png\n\ndraft: true", "The `{` here is not closed"],
  ['owner: «"»Mara\nid: 1\ndate: x', 'The `"` here is not closed'],
  ["aliases:\n  - /a\n  - «'»/b\nid: 1", "The `'` here is not closed"],
  ['aliases: [\n  /a,\n  «"»/b ]\nid: 1', 'The `"` here is not closed'],
  [
    "aliases: [/a]«]»\nid: 1\ndate: x",
    "`]` closes something that was not opened",
  ],
  ["image: { src: «/a.png alt: A» }", "A comma is missing"],
  ["owner: 'Mara's team'", "more text after the end of the value"],
  ['owner: "Mara" and me', "more text after the end of the value"],
  ["owner: {company} and me", "begins with a brace"],
  ["...\nowner: x", "three full stops"],
  ["title: Signals«:» a primer", "A second colon"],
];

test.for(broken)("explains the YAML %j: %s", async ([marked, message]) => {
  const lines = marked.replaceAll(/[«»]/gu, "");
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/b.md": `---\n${lines}\n---\n\nText.\n`,
  });
  const { diagnostics } = await workspace.validate();
  const [found, ...echoes] = diagnostics.filter(
    ({ rule }) => rule === "yaml/syntax",
  );
  expect(echoes).toEqual([]);
  expect(found?.message).toContain(message);
  const [before = "", after] = marked.split("«", 2);
  const rows = before.split("\n");
  const place = {
    line: rows.length + 1,
    column: (rows.at(-1)?.length ?? 0) + 1,
  };
  expect(found).toMatchObject(after === undefined ? {} : place);
});

test("shows numbers to be quoted as they were written", async () => {
  const messages = await messagesAbout(
    "content/wireframes/feed.yaml",
    WIREFRAME.replace('value: "79"', "value: 010"),
  );
  expect(messages).toEqual([expect.stringContaining('Quote it: "010".')]);
});
