import { readFile } from "node:fs/promises";
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  oneof,
  record,
  tuple,
} from "fast-check";
import { expect, test } from "vitest";
import {
  createWorkspace,
  type Files,
} from "../../proof/testing/create-workspace.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SVG,
} from "../../proof/testing/sample-files.ts";

const OLD = "old-post";
const NEW = "a-new-name";
const HOST = "northlark.example";
const SITE_URL = `https://${HOST}`;

/** A part of a text that refers to a post: before the move, and after it. */
type Written = (slug: string) => string;

const pointing: Written[] = [
  (slug) => `[x](/blog/${slug})`,
  (slug) => `[x](/blog/${slug}#top "A title")`,
  (slug) => `[x](/blog/${slug}.md)`,
  (slug) => `[x](</blog/${slug}?a=1&b=2#top> '/blog/${OLD}')`,
  (slug) => `[a [b] c\\]](  /blog/${slug}  )`,
  (slug) => `[x](/blog/${slug}) [x](/blog/${slug})`,
  (slug) => `**_[x](/blog/${slug})_**`,
  (slug) => `[![An image](/images/${OLD}.svg)](/blog/${slug})`,
  (slug) => `<a href="/blog/${slug}#top">x</a>`,
  (slug) => `<a title='a > b' HREF='/blog/${slug}'>x</a>`,
  (slug) => `<https://${HOST}/blog/${slug}>`,
  (slug) => `https://${HOST}/blog/${slug}?a=1 is bare`,
  (slug) => `[x](https://${HOST}/blog/${slug}#top)`,
  (slug) => `[x](${slug === OLD ? "/blog/old%2Dpost" : `/blog/${slug}`})`,
  (slug) => `[x](${slug === OLD ? "/blog/old\\-post" : `/blog/${slug}`})`,
  (slug) => `[x](${slug === OLD ? "/blog/&#111;ld-post" : `/blog/${slug}`})`,
  (slug) => `<code>[x](/blog/${slug})</code>`,
];

/** Texts that only look like references. */
const lures: Written[] = [
  `\`[x](/blog/${OLD})\``,
  `\\[x](/blog/${OLD})`,
  `/blog/${OLD} and ${OLD} as words`,
  `[x](/blog/${OLD}-two)`,
  `[x](/blog/first-post "/blog/${OLD}")`,
  `[x](https://other.example/blog/${OLD})`,
  `![An image](/images/${OLD}.svg)`,
  `<!-- <a href="/blog/${OLD}"> -->`,
  `<span title="/blog/${OLD}">x</span>`,
  "\u00E4\u{1F600} *text* &amp; **more**",
].map((text) => () => text);

const blocks: ((inline: Written) => Written)[] = [
  (inline) => inline,
  (inline) => (slug) => `## A heading ${inline(slug)}`,
  (inline) => (slug) => `> quoted\n> ${inline(slug)}\n> more`,
  (inline) => (slug) => `- one\n- ${inline(slug)}\n\n  1. ${inline(slug)}`,
  (inline) => (slug) => `| a | b |\n| - | - |\n| ${inline(slug)} | c |`,
  (inline) => (slug) => `A note[^1]: ${inline(slug)}\n\n[^1]: ${inline(slug)}`,
  (inline) => (slug) => `Soft\nbreaks ${inline(slug)}  \n${inline(slug)}`,
];
const wholes: Written[] = [
  (slug) => `[here][R] and [r]\n\n[r]: /blog/${slug}#top "Title"`,
  (slug) => `> [a]\n>\n> [a]:\n>   </blog/${slug}>`,
  (slug) => `<p>\n<a\n  href="/blog/${slug}">x</a>\n</p>`,
  (slug) => `> <p>\n> <a href="/blog/${slug}">x</a>\n> </p>`,
  (slug) => `<div>\n<a href=/blog/${slug}>x</a>\n</div>`,
  () => `\`\`\`md\n[x](/blog/${OLD})\n\`\`\``,
  () => `    [x](/blog/${OLD})`,
];

const inline = constantFrom(...pointing, ...lures);
const block = oneof(
  tuple(constantFrom(...blocks), inline).map(([wrap, text]) => wrap(text)),
  constantFrom(...wholes),
);
const document = record({
  blocks: array(block, { minLength: 1, maxLength: 7 }),
  windows: boolean(),
  mark: boolean(),
});

interface Document {
  blocks: readonly Written[];
  windows: boolean;
  mark: boolean;
}

function format(
  { blocks: texts, mark, windows }: Document,
  slug: string,
  number: number,
): string {
  // A footnote or a definition may occur only once in a text.
  const seen = new Set<string>();
  const body = texts
    .map((text) => text(slug))
    .filter((text) => {
      const [label] = /^\[\^1\]: |^(?:> )?\[\w\]:/m.exec(text) ?? [];
      if (label === undefined) return true;
      const isNew = !seen.has(label);
      seen.add(label);
      return isNew;
    })
    .join("\n\nBetween.\n\n");
  const id = String(number + 10);
  const title = `Text ${number} of the property test`;
  const text = post({ id, title }, `${body}\n\nThe end.\n`);
  const lines = windows ? text.replaceAll("\n", "\r\n") : text;
  return (mark ? "\uFEFF" : "") + lines;
}

const surroundings: Files = {
  ...SAMPLE,
  [`content/blog/${OLD}.md`]: secondPost({}, "## Top\n\nText.\n"),
  [`content/blog/${OLD}-two.md`]: post({ id: "3", title: "Another one" }),
  [`public/images/${OLD}.svg`]: SVG,
};

test("changes the needed bytes and no others, in every syntax, and back", async () => {
  await assert(
    asyncProperty(
      array(document, { minLength: 16, maxLength: 16 }),
      async (documents) => {
        const texts = (slug: string) =>
          Object.fromEntries(
            documents.map((each, number) => [
              `content/blog/text-${number}.md`,
              format(each, slug, number),
            ]),
          );
        const before = texts(OLD);
        const workspace = await createWorkspace({ ...surroundings, ...before });
        const env = { SITE_URL };
        const read = async (file: string) =>
          (await readFile(workspace.path(file))).toString("utf8");
        const errors = async () => {
          const args = ["validate", "--format", "compact"];
          const { stdout } = await workspace.run(args, { env });
          return stdout
            .split("\n")
            .filter((line) => / error /.test(line))
            .join("\n");
        };
        expect(await errors()).toBe("");
        const moved = await workspace.run(["mv", `blog/${OLD}`, NEW], { env });
        expect(moved.stderr).toBe("");
        for (const [file, text] of Object.entries(texts(NEW)))
          expect(await read(file)).toBe(text);
        expect(await errors()).toBe("");
        const back = ["mv", NEW, OLD, "--no-redirect"];
        expect((await workspace.run(back, { env })).code).toBe(0);
        for (const [file, text] of Object.entries({
          ...surroundings,
          ...texts(OLD),
        })) {
          const expected = String(text)
            .replaceAll("/blog/old%2Dpost", `/blog/${OLD}`)
            .replaceAll("/blog/old\\-post", `/blog/${OLD}`)
            .replaceAll("/blog/&#111;ld-post", `/blog/${OLD}`);
          expect(await read(file)).toBe(expected);
        }
      },
    ),
    { numRuns: 3, seed: 7, endOnFailure: true },
  );
});
