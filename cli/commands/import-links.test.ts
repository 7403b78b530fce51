import { expect, test } from "vitest";
import { importFiles, LONG } from "../proof/testing/import-files.ts";

const MATTER = `---\ntitle: A text of the old site\ndate: 2020-01-01\ndescription: ${LONG}\nauthor: J\ncategories: [x]\n---\n\n`;

test.each([
  ["an element that draws itself", `<a href="https://x.example/z"><i></i></a>`],
  ["a space", `<a href="https://x.example/z" title=" ">&nbsp;</a>`],
  ["a list item", `- <a href="https://x.example/z"></a>`],
  ["a link of Markdown", `[<i class="fa"></i>](https://x.example/z)`],
  ["a reference", `[][ref]\n\n[ref]: https://x.example/z`],
  ["a comment", `[<!-- no -->](https://x.example/z)`],
  ["a block", `<p>\n<a href="https://x.example/z">\n</a>\n</p>`],
])(
  "leaves out a link that shows nothing, and reports it: %s",
  async (_, body) => {
    const { checked, read, report } = await importFiles("hugo", {
      "old/content/a.md": `${MATTER}Text.\n\n${body}\n`,
    });
    expect(report.skipped).toEqual([]);
    expect(checked.code).toBe(0);
    expect(await read("blog/a.md")).not.toContain("x.example");
    expect(report.losses.at(-1)).toMatchObject({
      kind: "link",
      what: "https://x.example/z",
      outcome: "left out: it has no words",
    });
  },
);

test("keeps a page whose link leads to a note that it does not have", async () => {
  const { checked, losses, read, report } = await importFiles("hugo", {
    "old/content/a.md": `${MATTER}Words<sup><a href="#fn:3">3</a></sup> and [more](#fn-4).\n`,
  });
  expect(report.skipped).toEqual([]);
  expect(checked.code).toBe(0);
  expect(await read("blog/a.md")).toContain("[more](/blog/a)");
  const anchors = losses.filter((line) => line.includes(" anchor #fn"));
  expect(anchors).toHaveLength(2);
});

test("keeps links with words or pictures, and leaves out those of headings to themselves", async () => {
  const { checked, losses, read } = await importFiles("hugo", {
    "old/content/a.md": `${MATTER}## Part <a href="#part"></a>\n\nSee [it](#part), [](#part)<a href=""></a><a href>x</a> and [![](https://x.example/a.png)](https://x.example/b).\n`,
  });
  expect(checked.code).toBe(0);
  expect(await read("blog/a.md")).toContain(
    "## Part\n\nSee [it](#part), [x](#) and [![](https://x.example/a.png)](https://x.example/b).",
  );
  expect(losses.filter((line) => line.includes("link #part"))).toHaveLength(2);
  expect(losses).toContain("content/a.md:11 alt https://x.example/a.png");
});

test("writes the path of the text where a reference stands in code", async () => {
  const { read } = await importFiles("jekyll", {
    "old/a.md": `${MATTER}See \`{% link b.md %}\`.\n`,
    "old/b.md": `${MATTER}Text.\n`,
  });
  expect(await read("blog/a.md")).toContain("See `/b.md`.");
});

test("leads to the home page, and to no text whose address nobody knows", async () => {
  const { checked, losses, read } = await importFiles("mdx", {
    "old/a.mdx": `${MATTER}[home](/), [far](//b.example/c), [mail](mailto:a@b.example) and [script](javascript:d).\n`,
    "old/b.mdx": `${MATTER}Text.\n`,
  });
  expect(checked.code).toBe(0);
  expect(await read("blog/a.md")).toContain(
    "[home](/), [far](https://b.example/c), [mail](mailto:a@b.example) and script `javascript:d`.",
  );
  expect(losses).toContain("a.mdx:9 link javascript:d");
});
