import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { footnote, list, quote, rawHtml, table } from "./corpus-blocks.ts";
import { codeBlock } from "./corpus-code.ts";
import { heading, paragraph, sentence, titleWord } from "./corpus-text.ts";
import { createRandom, type Random } from "./random.ts";

export interface CorpusOptions {
  posts: number;
  seed?: number;
}

const SEED = 20_261_121;
/** Bytes of a post, as in the blog of this site. */
const POST_BYTES = 6800;
const AUTHORS = 8;
const CATEGORIES = 6;
const IMAGES = 24;

const number = (place: number) => String(place + 1).padStart(5, "0");
const slugOf = (place: number) => `post-${number(place)}`;

/** Links to other posts and pages, so that the link check has work to do. */
function linkLine(random: Random, posts: number): string {
  const place = random.below(posts);
  const source = `https://example.com/${number(place)}`;
  const label = `source ${number(place)}`;
  const [last, definition] = random.pick([
    [`[the source](${source})`, ""],
    [`[the source](${source} "Where it is from")`, ""],
    [`[the source][${label}]`, `\n[${label}]: ${source}\n`],
    [`[${label}]`, `\n[${label}]: <${source}> "Where it is from"\n`],
    [`<${source}>`, ""],
    [source, ""],
  ]);
  return `See [the ${titleWord(random)} post](/blog/${slugOf(place)}), [our prices](/pricing) and ${last} for it. ${sentence(random)}\n${definition}`;
}

function imageLine(random: Random): string {
  const place = random.below(IMAGES);
  return `![A picture of a ${titleWord(random)} with ${place} dots](/images/corpus-${place}.svg)\n`;
}

function frontMatter(place: number, random: Random): string {
  const day = String(1 + random.below(28)).padStart(2, "0");
  const month = String(1 + random.below(12)).padStart(2, "0");
  return [
    "---",
    `id: ${place + 1}`,
    `title: "${titleWord(random)} and ${titleWord(random)}, part ${number(place)}"`,
    `description: "What the ${titleWord(random)} of post ${number(place)} says about the people who reacted to it."`,
    `date: 2025-${month}-${day}`,
    `type: ${random.pick(["blog", "guide", "case-study", "article"])}`,
    `author: author-${1 + random.below(AUTHORS)}`,
    `categories: [topic-${1 + random.below(CATEGORIES)}]`,
    "image:",
    `  src: /images/corpus-${random.below(IMAGES)}.svg`,
    "  alt: Dots in rows, two of them lit.",
    "---",
    "",
    "",
  ].join("\n");
}

function post(place: number, posts: number, seed: number): string {
  const random = createRandom(seed + place * 7919);
  const blocks: ((random: Random) => string)[] = [
    table,
    codeBlock,
    (source) => linkLine(source, posts),
    imageLine,
    rawHtml,
    list,
    quote,
  ];
  let text = frontMatter(place, random) + paragraph(random);
  if (place % 4 === 1) text += `\n${footnote(random)}`;
  for (let part = 1; Buffer.byteLength(text) < POST_BYTES - 650; part++) {
    const block = blocks[(part + place) % blocks.length] ?? paragraph;
    text += `\n${heading(random, part)}\n${paragraph(random)}\n${block(random)}`;
  }
  while (Buffer.byteLength(text) < POST_BYTES - 60)
    text += `\n${sentence(random)}\n`;
  return text;
}

function author(place: number): string {
  return `slug: author-${place}\nname: Author ${place}\ntitle: Writer of the corpus\nbio: Writes every ${place}. post of a corpus that nobody reads.\n`;
}

function category(place: number): string {
  return `- id: ${place}\n  slug: topic-${place}\n  name: Topic ${place}\n  description: Posts of the corpus about topic ${place}.\n`;
}

function picture(place: number): string {
  const dots = Array.from(
    { length: place },
    (_, dot) => `<circle cx="${40 + dot * 45}" cy="315" r="16"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${dots.join("")}</svg>\n`;
}

function count(length: number): number[] {
  return Array.from({ length }, (_, place) => place);
}

/** The files of a content folder and a public folder by path. The same options always give the same files. */
export function createCorpus({
  posts,
  seed = SEED,
}: CorpusOptions): Map<string, string> {
  const files = new Map<string, string>();
  for (const place of count(AUTHORS))
    files.set(`content/authors/author-${place + 1}.yaml`, author(place + 1));
  files.set(
    "content/categories.yaml",
    count(CATEGORIES)
      .map((place) => category(place + 1))
      .join(""),
  );
  for (const place of count(IMAGES))
    files.set(`public/images/corpus-${place}.svg`, picture(place));
  for (const place of count(posts))
    files.set(`content/blog/${slugOf(place)}.md`, post(place, posts, seed));
  return files;
}

/** Writes a corpus below a folder. */
export async function writeCorpus(
  folder: string,
  corpus: ReadonlyMap<string, string>,
): Promise<void> {
  const folders = new Set([...corpus.keys()].map(dirname));
  for (const each of folders)
    await mkdir(join(folder, each), { recursive: true });
  for (const [path, text] of corpus) await writeFile(join(folder, path), text);
}
