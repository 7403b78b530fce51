import { expect, test } from "vitest";
import { importFiles, LONG, PIXEL } from "../proof/testing/import-files.ts";

const post = (title: string, body: string, more = "") =>
  `---\ntitle: ${title}\ndate: 2020-01-01\ndescription: ${LONG}\nauthor: J\ncategories: [x]\n${more}---\n\n${body}\n`;

test("takes ordinary texts that look like hostile ones", async () => {
  const { checked, read, report } = await importFiles("mdx", {
    "old/rule.md": post("A rule", `Words.\n\n${"-".repeat(61)}\n\nMore.`),
    "old/heading.md": post("A heading", `Part\n${"-".repeat(90)}\n\nMore.`),
    "old/indent.md": post("Indented", `\`\`\`\n${" ".repeat(61)}x\n\`\`\``),
    "old/gap.md": post("A gap", `A\n${"\n".repeat(70)}B`),
    "old/table.md": post(
      "A table",
      `| a | b |\n|---|---|\n${"| `x` | [y](https://a.example) |\n".repeat(300)}`,
    ),
  });
  expect(report.skipped).toEqual([]);
  expect(checked.code).toBe(0);
  expect(await read("blog/rule.md")).toContain("Words.\n\n---\n\nMore.");
});

test("keeps a text whose picture is cut off, and finds pictures beside its address", async () => {
  const jpeg = Buffer.from(
    "ffd8ffe000104a46494600010100000100010000ffdb",
    "hex",
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>@font-face { font-family: A; src: url("data:font/woff2;base64,AAAA") }</style><rect width="9" height="9"/></svg>`;
  const { checked, losses, read, report } = await importFiles("hugo", {
    "old/hugo.toml": "",
    "old/content/2024/trees.md": post(
      "Trees",
      "![Cut off](cut.jpg) and ![Tree](tree.svg) and ![Near](./near.png)",
      "cover: cut.jpg\n",
    ),
    "old/static/2024/trees/cut.jpg": jpeg,
    "old/static/2024/trees/tree.svg": svg,
    "old/static/2024/trees/near.png": PIXEL,
  });
  expect(report.skipped).toEqual([]);
  expect(checked.code).toBe(0);
  const text = await read("blog/trees/index.md");
  expect(text).toContain(
    "*Image not found: Cut off* and ![Tree](./tree.svg) and ![Near](./near.png)",
  );
  expect(text).not.toContain("cut.jpg");
  expect(losses.filter((loss) => loss.includes("cut.jpg"))).not.toEqual([]);
});

test("finds the text that a link means by the end of its path where no address is known", async () => {
  const { read } = await importFiles("mdx", {
    "old/notes/2020-02-03-first.md": post(
      "First",
      "[a](/2021/05/06/second/) [b](/x/deep/third) [c](/elsewhere/twice/) [d](/none/)",
    ),
    "old/notes/2021-05-06-second.md": post("Second", "Text."),
    "old/deep/third.md": post("Third", "Text."),
    "old/a/twice.md": post("Twice", "Text."),
    "old/b/twice.md": post("Again", "Text."),
  });
  expect(await read("blog/first.md")).toContain(
    "[a](/blog/second) [b](/blog/third) [c](/elsewhere/twice/) [d](/none/)",
  );
});

test("reads the fields that MDX exports", async () => {
  const { losses, read } = await importFiles("mdx", {
    "old/a.mdx": `import X from "x";\n\nexport const metadata = {\n  title: "A text of MDX",\n  date: new Date("2020-01-01"),\n  author: "Kim",\n  tags: ["x"],\n  mood: "good",\n};\n\nText of it.\n`,
    "old/b.mdx": `export const meta: Meta = { title: "B", date: "2020-01-01", draft: true };\n\nText of it.\n`,
  });
  expect(await read("blog/a.md")).toMatch(
    /title: A text of MDX\n[^]*date: 2020-01-01\n[^]*author: kim\ncategories: \[x\]\n---\n\nText of it\.\n$/u,
  );
  expect(losses).toContain("a.mdx:8 field mood: good");
  expect(await read("blog/b.md")).toContain("draft: true\n");
});

test("fills in the name of a file in a permalink, and finds the one picture that a path can mean", async () => {
  const { read } = await importFiles("eleventy", {
    "old/.eleventy.js": "",
    "old/posts/posts.json": '{ "permalink": "{{ page.fileSlug }}/" }',
    "old/posts/2020-02-03-first.md": post("First", "![A](/a.png) ![B](/b.png)"),
    "old/posts/second/index.md": post("Second", "[a](/first/)"),
    "old/made/images/a.png": PIXEL,
    "old/made/b.png": PIXEL,
    "old/other/b.png": PIXEL,
  });
  const first = await read("blog/first/index.md");
  expect(first).toContain("aliases: [/first]");
  expect(first).toContain("![A](./a.png) *Image not found: B*");
  const second = await read("blog/second.md");
  expect(second).toContain("aliases: [/second]");
  expect(second).toContain("[a](/blog/first)");
});

test("keeps the quotes around a whole title, without a warning", async () => {
  const { checked, read } = await importFiles("mdx", {
    "old/a.md": post('"“Read the whole room”"', "Words of it."),
  });
  expect(await read("blog/a.md")).toContain('title: "“Read the whole room”"\n');
  expect(checked.stdout).not.toContain("typographic");
});

test("keeps the language of a text where it is not that of the site", async () => {
  const { losses, read } = await importFiles("mdx", {
    "new/content/site.yaml": "lang: de\n",
    "old/a.md": post("Eine Seite", "Worte.", "lang: de\n"),
    "old/b.md": post("Une page", "Des mots.", "lang: fr_CA\n"),
    "old/c.md": post("A page in Python", "Words.", "locale: python\n"),
  });
  expect(await read("blog/a.md")).not.toContain("lang");
  expect(await read("blog/b.md")).toContain("\nlang: fr-CA\n");
  expect(await read("blog/c.md")).not.toContain("lang");
  expect(losses.filter((loss) => / field l/u.test(loss))).toEqual([
    "c.md:7 field locale: python",
  ]);
});
