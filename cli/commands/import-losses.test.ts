import { expect, test } from "vitest";
import { importFiles, LONG, PIXEL } from "../testing/import-files.ts";

/** Front matter, and each line of the report that is about a field. */
const told: [name: string, matter: string, ...lines: string[]][] = [
  [
    "facts of an author that have no place",
    `author: { name: Jane, email: j@x.example, title: Editor }`,
    "5 author Jane: email -> left out: an author has a name, a title and a bio",
  ],
  [
    "names that have one address",
    `author: J\ntags: ["C#", "C++", "c#"]`,
    '6 category C++ -> stands under "C#": both have the same address, c',
  ],
  [
    "fields that say the same",
    `author: J\nsummary: In short`,
    "6 field summary: In short -> left out: another field says it already (--map chooses this one)",
  ],
  [
    "what a picture has besides its file",
    `author: J\ncover: { image: a.png, alt: A, credit: Bob, hidden: true }`,
    '6 field cover: {"credit":"Bob"} -> left out: the picture of an entry is one file and its words',
  ],
  [
    "a picture that is not there, where its field is",
    `author: J\nweight: 1\nfeatured_image: b.png`,
    "7 image b.png -> left out: an entry's own picture has to be a file of the project",
  ],
  ["nothing that is kept", `author: J\ncover: { image: a.png, alt: A }`],
];

test.each(told)("reports %s", async (_, matter, ...lines) => {
  const { checked, report } = await importFiles(
    "hugo",
    {
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

test("does not call a title a part of the text", async () => {
  const { report } = await importFiles("hugo", {
    "old/content/a.md":
      "---\ntitle: Only a table\n---\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
  });
  expect(
    report.losses.find(({ kind }) => kind === "description")?.outcome,
  ).toBe('the title stands in: "Only a table"');
});
