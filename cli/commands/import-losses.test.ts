import { expect, test } from "vitest";
import { importFiles, LONG, PIXEL } from "../proof/testing/import-files.ts";

/** Front matter, and each line of the report that is about a field. */
const told: [name: string, matter: string, ...lines: string[]][] = [
  [
    "fields that say the same",
    `author: J\nsummary: In short`,
    "6 field summary: In short -> left out: no field of ours says it (--map gives it one)",
  ],
  [
    "what an author is besides a name",
    `authors: [{ name: J, url: "https://a.example" }, { name: J }]`,
    '5 field authors: {"name":"J","url":"https://a.example"} -> in part: only the name is taken',
  ],
  [
    "what a picture has besides its file",
    `author: J\ncover: { image: a.png, alt: A, credit: Bob, hidden: true }`,
    '6 field cover: {"image":"a.png","alt":"A","credit":"Bob","hidden":true} -> in part: the picture of an entry is one file and its words',
  ],
  [
    "a picture that is not there, where its field is",
    `author: J\nweight: 1\nfeatured_image: b.png`,
    "7 image featuredImage: b.png -> left out: an entry's own picture has to be a file of the project",
  ],
  ["nothing that is kept", `author: J\ncover: { image: a.png, alt: A }`],
];

test.each(told)("reports %s", async (_, matter, ...lines) => {
  const { checked, report } = await importFiles(
    "hugo",
    {
      "old/hugo.toml": "",
      "old/content/a.md": `---\ntitle: A text of the old site\ndate: 2020-01-01\ndescription: ${LONG}\n${matter}\n---\n\nText.\n`,
      "old/content/a.png": PIXEL,
    },
    "--default=categories=x",
  );
  expect(checked.code).toBe(0);
  expect(
    report.losses.map(
      ({ kind, line, outcome, what }) =>
        `${line} ${kind} ${what} -> ${outcome}`,
    ),
  ).toEqual(lines);
});

test("keeps names apart that differ in signs alone", async () => {
  const { checked, read } = await importFiles("hugo", {
    "old/content/a.md": `---\ntitle: A text of the old site\ntags: [C, "C#", "C++", "c#", Web-Dev, web dev]\n---\n\nText.\n`,
  });
  expect(checked.code).toBe(0);
  expect(await read("blog/a.md")).toContain(
    "categories: [c, c-sharp, c-plus-plus, web-dev]",
  );
  expect(await read("categories/c-sharp.yaml")).toContain("name: C#");
});

test("does not call a title a part of the text", async () => {
  const { report } = await importFiles("hugo", {
    "old/content/a.md":
      "---\ntitle: Only a table\n---\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
  });
  expect(
    report.losses.find(({ kind }) => kind === "description")?.outcome,
  ).toBe('the title stands in: "Only a table"');
});

test("reads fields whose names differ in capitals, and front matter below blank lines", async () => {
  const { checked, losses, read } = await importFiles(
    "hugo",
    {
      "old/content/a.md": `\n\n---\nTitle: A text of the old site\nDate: 2020-01-01\nDescription: ${LONG}\nAuthor: J\nWeird: 1\nTopics: [x]\n---\n\nText.\n`,
      "old/content/b.md": `\n---\n\nA rule, then: words\n\n---\n\nMore.\n`,
    },
    "--map=Topics=categories",
    "--default=date=2020-01-01",
  );
  expect(checked.code).toBe(0);
  expect(await read("blog/a.md")).toContain(
    `title: A text of the old site\ndescription: ${LONG}\ndate: 2020-01-01\ntype: blog\nauthor: j\ncategories: [x]\n`,
  );
  expect(losses).toContain("content/a.md:8 field Weird: 1");
  expect(await read("blog/b.md")).toContain("A rule, then: words");
});

test("takes values in a template of text for no formula", async () => {
  const { losses, read } = await importFiles("hugo", {
    "old/content/a.md": `---\ntitle: A text of the old site\n---\n\nThe id is (\${platform}:\${message.user_id}) and $a_b$.\n`,
  });
  expect(await read("blog/a.md")).toMatch(
    /The id is \(\\\$\\?\{platform\}:\\\$\\?\{message\.user_id\}\) and \$a_b\$\./u,
  );
  expect(losses.filter((line) => line.includes("math"))).toEqual([
    "content/a.md:5 math $a_b$",
  ]);
});
