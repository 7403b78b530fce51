import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writePost, type CharacterName } from "./corpus-characters.ts";
import { IMAGES, postNumber, slugOf } from "./corpus-links.ts";
import { titleWord } from "./corpus-text.ts";
import { createRandom, type Random } from "./random.ts";

export interface CorpusOptions {
  posts: number;
  character?: CharacterName;
  seed?: number;
}

const SEED = 20_261_121;
/** The size of a post in bytes, as in the blog of this site. */
const POST_BYTES = 6800;
const AUTHORS = 8;
const CATEGORIES = 6;

function frontMatter(index: number, random: Random): string {
  const day = String(1 + random.below(28)).padStart(2, "0");
  const month = String(1 + random.below(12)).padStart(2, "0");
  return [
    "---",
    `id: ${index + 1}`,
    `title: "${titleWord(random)} and ${titleWord(random)}, part ${postNumber(index)}"`,
    `description: "What the ${titleWord(random)} of post ${postNumber(index)} says about the people who reacted to it."`,
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

function post(
  index: number,
  { character = "mixed", posts, seed = SEED }: CorpusOptions,
): string {
  const random = createRandom(seed + index * 7919);
  const head = frontMatter(index, random);
  const bytes = POST_BYTES - Buffer.byteLength(head);
  return head + writePost(character, random, { bytes, index, posts });
}

function author(index: number): string {
  return `slug: author-${index}\nname: Author ${index}\ntitle: Writer of the corpus\nbio: Writes every ${index}. post of a corpus that nobody reads.\n`;
}

function category(index: number): string {
  return `- id: ${index}\n  slug: topic-${index}\n  name: Topic ${index}\n  description: Posts of the corpus about topic ${index}.\n`;
}

function picture(index: number): string {
  const dots = Array.from(
    { length: index },
    (_, dot) => `<circle cx="${40 + dot * 45}" cy="315" r="16"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${dots.join("")}</svg>\n`;
}

function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** A file of a corpus. */
export type CorpusFile = readonly [path: string, text: string];

/** The files of a content folder and a public folder. The same options always give the same files. */
export function* createCorpus(options: CorpusOptions): Generator<CorpusFile> {
  for (const index of count(AUTHORS))
    yield [`content/authors/author-${index + 1}.yaml`, author(index + 1)];
  const categories = count(CATEGORIES).map((index) => category(index + 1));
  yield ["content/categories.yaml", categories.join("")];
  for (const index of count(IMAGES))
    yield [`public/images/corpus-${index}.svg`, picture(index)];
  for (const index of count(options.posts))
    yield [`content/blog/${slugOf(index)}.md`, post(index, options)];
}

/** Writes a corpus below a folder. */
export async function writeCorpus(
  folder: string,
  options: CorpusOptions,
): Promise<void> {
  for (const [path, text] of createCorpus(options)) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
