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

/** Names that other tools give to our fields. */
const spellings: [theirs: string, ours: string][] = [
  ["pubDate", "date"],
  ["publishDate", "date"],
  ["publishedDate", "date"],
  ["lastmod", "updated"],
  ["updatedDate", "updated"],
  ["redirect_from", "aliases"],
  ["tags", "categories"],
  ["summary", "description"],
  ["cover_image", "image"],
  ["permalink", "slug"],
  ["expiryDate", "expiresAt"],
  ["titel", "title"],
  ["featurd", "featured"],
  ["Draft", "draft"],
];

test.for(spellings)(
  "says that %s is called %s here",
  async ([theirs, ours]) => {
    const text = secondPost({ [ours]: undefined, [theirs]: "x" });
    expect(await messagesAbout(file, text)).toContain(
      `\`${theirs}\` is no field. Did you mean \`${ours}\`? Rename it to \`${ours}\`.`,
    );
    const both = secondPost({ [ours]: "x", [theirs]: "x" });
    expect(await messagesAbout(file, both)).toContain(
      `\`${theirs}\` is no field. Did you mean \`${ours}\`? Remove it: \`${ours}\` is there already.`,
    );
  },
);

test("says of a missing field which name was meant to be it", async () => {
  const text = secondPost({ date: undefined, pubDate: "2026-01-02" });
  expect(await messagesAbout(file, text)).toEqual([
    "`date` is missing. Rename `pubDate` to it.",
    "`pubDate` is no field. Did you mean `date`? Rename it to `date`.",
  ]);
});

test("says of a merge key what to do instead", async () => {
  const text = secondPost({ type: undefined, "<<": "{ type: blog }" });
  expect(await messagesAbout(file, text)).toContain(
    "`<<` is no field: merging mappings is no part of YAML 1.2. Write out the fields that it takes over.",
  );
});

test("lists the fields when none is near", async () => {
  const messages = await messagesAbout(file, secondPost({ zzzzzzzz: "1" }));
  expect(messages).toEqual([
    expect.stringMatching(
      /^`zzzzzzzz` is no field\. Remove it, or use one of: id, title, /u,
    ),
  ]);
});

/** One line of front matter -> what is said about it. */
const values: [changes: Record<string, string | undefined>, message: string][] =
  [
    [{ date: undefined }, "`date` is missing. Add `date`."],
    [
      { type: undefined },
      "`type` is missing. Add `type`: blog, guide, case-study, article.",
    ],
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
      "`id` is the number `1.5`; it takes a whole number. Write the value as the field takes it.",
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
      '`author` names "mara-lindt", but there is no such entry of authors. Did you mean `mara-lind`? Write `mara-lind`.',
    ],
  ];

test.for(values)(
  "describes %o in its own words",
  async ([changes, message]) => {
    expect(await messagesAbout(file, secondPost(changes))).toEqual([message]);
  },
);

test("describes the branches of a union by what tells them apart", async () => {
  const path = "content/wireframes/feed.yaml";
  const messages = await messagesAbout(
    path,
    WIREFRAME.replace("kind: stats", "kind: stat").replace("text: A", "txt: A"),
  );
  expect(messages).toEqual([
    '`blocks[0].kind` is "stat"; allowed: stats, list, table, bars, note. Did you mean `stats`? Write `stats`.',
    expect.stringContaining("`blocks[4].text` is missing."),
    expect.stringContaining(
      "`txt` is no field in `blocks[4]`. Did you mean `text`?",
    ),
  ]);
});

test("names a record's own sentence when two fields do not fit each other", async () => {
  const messages = await messagesAbout(
    "content/resources.yaml",
    "- { id: a, title: A, description: B, date: 2026-01-01, type: blog }\n",
  );
  expect(messages).toEqual([
    "A resource has either slug or externalUrl: give one of the two. Change one of the two.",
  ]);
});

test("says when a record's id and its file's name differ", async () => {
  const messages = await messagesAbout(
    "content/authors/jo-ek.yaml",
    "slug: jo\nname: Jo\ntitle: T\nbio: B\n",
  );
  expect(messages).toEqual([
    '`slug` is "jo", but the file is named "jo-ek". Make them agree, or remove the line: the file name is enough.',
  ]);
});

/** Front matter that is no YAML, with «» where it is told to be, and what is said. */
const broken: [lines: string, message: string][] = [
  ["aliases:\n  - /a1\n «-» /b1", "indented otherwise"],
  ["image:\n  src: «/»og.png\n   alt: x", "The line below is indented deeper"],
  ["owner: «?» mara", "means something else in YAML"],
  ["owner: «|»mara", "means something else in YAML"],
  ["owner: «>»mara\n  lind", "means something else in YAML"],
  ["owner: «|» mara", "means something else in YAML"],
  ["owner: & mara", "means something else in YAML"],
  ["owner: - mara", "means something else in YAML"],
  ["aliases: «[»/a, /b\ndraft: true", "The `[` here is not closed"],
  ["aliases: «[»/a, [/b]\ndraft: true", "The `[` here is not closed"],
  ["image: «{»\n  src: /a.png\n\ndraft: true", "The `{` here is not closed"],
  ['owner: «"»Mara\nid: 1\ndate: x', 'The `"` here is not closed'],
  ["aliases:\n  - /a\n  - «'»/b\nid: 1", "The `'` here is not closed"],
  ['aliases: [\n  /a,\n  «"»/b ]\nid: 1', 'The `"` here is not closed'],
  ["aliases: [/a]«]»\nid: 1\ndate: x", "`]` closes what nothing has opened"],
  ["image: { src: «/a.png alt: A» }", "A comma is missing"],
  ["owner: 'Mara's team'", "More follows after the end of the value"],
  ['owner: "Mara" and me', "More follows after the end of the value"],
  ["...\nowner: x", "three full stops"],
  ["title: Signals«:» a primer", "A second colon"],
];

test.for(broken)("says of the YAML %j: %s", async ([marked, message]) => {
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

test("shows numbers that take quotes as they were written", async () => {
  const messages = await messagesAbout(
    "content/wireframes/feed.yaml",
    WIREFRAME.replace('value: "79"', "value: 010"),
  );
  expect(messages).toEqual([expect.stringContaining('Quote it: "010".')]);
});
