import { createHash } from "node:crypto";
import { cp, readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createSourceText } from "../../model/source-text.ts";
import { compileContent } from "../../compile/compile-content.ts";
import { createWorkspace, NOW } from "../../proof/testing/create-workspace.ts";
import { SAMPLE } from "../../proof/testing/sample-files.ts";
import { formatText, type FormattedPlace } from "./format-text.ts";

const ENTRY: FormattedPlace = { kind: "entry", collection: "blog" };
const LIST: FormattedPlace = { kind: "list", collection: "resources" };

const word = fc.constantFrom(
  ..."signal Über café 日本 🙂 it's yes 2026 3.5 -dash #tag a:b x: colon, [b] & *star* ! | > % @ ` ~ null 0x1F 12:30 1_000 \\n \\".split(
    " ",
  ),
);
const words = fc
  .array(word, { minLength: 2, maxLength: 9 })
  .map((list) => list.join(" "));

/** One text in one of the notations of YAML. */
function written(text: string): fc.Arbitrary<string> {
  return fc.constantFrom(
    JSON.stringify(text),
    JSON.stringify(text).replace(" ", " \\\n    "),
    `'${text.replaceAll("'", "''")}'`,
    `'${text.replaceAll("'", "''").replace(" ", "\n\n    ").replace("\n\n", "\n")}'`,
    `>-\n    ${text.replaceAll(" ", "\n    ")}`,
    `|-  # note\n    ${text}`,
    /^[\p{L}][\p{L}\d ']*$/u.test(text) ? text : JSON.stringify(text),
    `&a${text.length} ${JSON.stringify(text)}`,
  );
}

const textField = (key: string) =>
  words.chain(written).map((value) => `${key}: ${value}`);
const oneOf = (key: string, ...values: string[]) =>
  fc.constantFrom(...values).map((value) => `${key}: ${value}`);

const fields = fc.tuple(
  oneOf("id", "7", "7 # lucky"),
  textField("title"),
  textField("description"),
  oneOf("date", "2026-01-02", "'2026-01-02'", '"2026-01-02"   # day'),
  oneOf("type", "blog", "'guide'", "case-study"),
  oneOf("author", "mara-lind", '"mara-lind"'),
  oneOf(
    "categories",
    "[signals]",
    "\n  - signals",
    "\n# inside\n- 'signals' # one",
    "[\n  signals, # here\n]",
    "[ 'signals' ]",
  ),
);
const extras = fc.subarray([
  "draft: false",
  "featured : true",
  "slug: 'own-slug'",
  '"owner":   "Mara"',
  "aliases: [/blog/b, '/blog/a']",
  "updated: 2026-02-03",
  "image:\n  # first\n  alt: Words  # of it\n\n  src: /images/a.svg\n  # last",
  "image: { alt: 'A picture', src: /images/a.svg }",
  "image: {alt: A, \n  src: '/images/a.svg'}",
]);
const between = fc.constantFrom(
  "",
  "",
  "",
  "\n",
  "# a comment\n",
  "\n# about\n\n",
  "  # deep\n",
);
const frontMatter = fc
  .tuple(fields, extras, fc.infiniteStream(between), fc.boolean())
  .chain(([own, more, gaps, shuffled]) => {
    const all = [
      ...own,
      ...more.filter(
        (line, index) =>
          more.findIndex((other) => other.slice(0, 5) === line.slice(0, 5)) ===
          index,
      ),
    ];
    return fc
      .shuffledSubarray(all, { minLength: all.length })
      .map((order) =>
        (shuffled ? order : all)
          .map((line) => `${gaps.next().value ?? ""}${line}\n`)
          .join(""),
      );
  });

const block = fc.constantFrom(
  "Plain words \nand more  \nafter a break\t",
  "## Heading  ",
  "- one \n- two  \n\n  inside  ",
  "```js\nconst a = 1;  \n\n\n```  ",
  "    indented  \n     \n    code",
  "> quote  \n> more ",
  "| a | b |  \n| - | - |\n| `c ` | d |",
  "`code  \nover lines` ",
  "<div>  \nraw  </div> ",
  "[a][ref] and ![alt](/images/a.svg 'title  \nmore') ",
  "[ref]: /faq  'A title  \n over lines' ",
  "Escaped\\  \nback\\ \nslash",
  "Note[^1] \n\n[^1]: Words  \n    more ",
  "日本語  \nÜber 🙂 ",
  "***  ",
  "   ",
  "```\nopen to the end  \n\n",
);
const body = fc
  .array(block, { maxLength: 5 })
  .map((blocks) => ["Some words.", ...blocks].join("\n\n"));

const entry = fc
  .tuple(
    frontMatter,
    body,
    fc.constantFrom("", "\n", "\n\n", " \n"),
    fc.constantFrom("lf", "crlf", "mixed"),
  )
  .map(([yaml, text, gap, ends]) => {
    const whole = `---${gap}\n${yaml}---\n${gap}${text}${gap}`;
    if (ends === "lf") return whole;
    let line = 0;
    return whole.replaceAll("\n", () =>
      ends === "mixed" && line++ % 3 !== 0 ? "\n" : "\r\n",
    );
  });

async function formatOnce(text: string, place: FormattedPlace) {
  const { value } = await formatText(
    createSourceText("blog/x.md", text),
    place,
  );
  return value;
}

test("changes nothing when it formats an entry again, and never its compiled output", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "public/images/a.svg": "<svg/>",
  });
  let formattedSome = 0;
  await fc.assert(
    fc.asyncProperty(entry, async (text) => {
      const formatted = await formatOnce(text, ENTRY);
      if (formatted === undefined) return;
      formattedSome++;
      expect(await formatOnce(formatted, ENTRY)).toBe(formatted);
      expect(await compile(workspace.path("content"), formatted)).toEqual(
        await compile(workspace.path("content"), text),
      );
    }),
    { numRuns: 50, seed: 20260601 },
  );
  expect(formattedSome).toBeGreaterThan(45);
});

async function compile(contentDir: string, text: string) {
  const path = "blog/generated.md";
  const bytes = Buffer.from(`\uFEFF${text}`);
  const digest = createHash("sha256").update(bytes).digest("hex");
  const { diagnostics, output } = await compileContent({
    contentDir,
    publicDirs: [join(contentDir, "../public")],
    render: true,
    now: NOW,
    preview: { drafts: true, future: true },
    levels: new Map(),
    unsaved: [{ path, absolutePath: join(contentDir, path), bytes, digest }],
  });
  const problems = diagnostics.map(({ rule, message }) => `${rule} ${message}`);
  // The index has a digest of the body.
  return { problems: problems.toSorted(), index: output?.indexText };
}

test("changes nothing when it formats a list again, and keeps every comment", async () => {
  const record = fc
    .tuple(
      words,
      fc.shuffledSubarray(
        [
          "id: a",
          "date: '2026-01-02'",
          "type: blog",
          "# note",
          "slug: b",
          "weird: 1",
        ],
        { minLength: 2 },
      ),
      fc.boolean(),
    )
    .map(([title, lines, flow]) => {
      const pairs = [
        ...lines.filter((line) => !flow || !line.startsWith("#")),
        `title: ${JSON.stringify(title)}`,
      ];
      if (flow) return `- { ${pairs.join(" , ")} }\n`;
      const [first = "", ...rest] = pairs.toSorted((a) =>
        a.startsWith("#") ? 1 : 0,
      );
      return `- ${[first, ...rest].join("\n  ")}\n`;
    });
  const list = fc
    .tuple(
      fc.array(record, { maxLength: 5 }),
      fc.constantFrom("", "\n", "# above\n"),
    )
    .map(([records, gap]) => `# Top.\n\n${records.join(gap)}${gap}`);
  await fc.assert(
    fc.asyncProperty(list, async (text) => {
      const formatted = await formatOnce(text, LIST);
      if (formatted === undefined) return;
      expect(await formatOnce(formatted, LIST)).toBe(formatted);
      expect(formatted.split("#").length).toBe(text.split("#").length);
    }),
    { numRuns: 80, seed: 20260601 },
  );
});

test("finds nothing to format in a site of formatted texts", async () => {
  const content = fileURLToPath(
    new URL("../../../tests/fixture-content", import.meta.url),
  );
  const workspace = await createWorkspace({});
  await cp(content, workspace.path("content"), { recursive: true });
  const { code, stdout } = await workspace.run(["fmt", "--check"]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
  const names = await readdir(workspace.path("content"));
  expect(names).toContain("blog");
  expect(await readFile(workspace.path("content/site.yaml"), "utf8")).toBe(
    await readFile(join(content, "site.yaml"), "utf8"),
  );
});
