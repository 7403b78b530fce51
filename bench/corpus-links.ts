import { sentence, titleWord, word } from "./corpus-text.ts";
import type { Random } from "./random.ts";

/** The number of available images. */
export const IMAGES = 24;

/** The number of a post, as in its address. */
export const postNumber = (index: number) => String(index + 1).padStart(5, "0");
export const slugOf = (index: number) => `post-${postNumber(index)}`;

/** Links to other posts and pages, so that the link check has work to do. */
export function linkLine(random: Random, posts: number): string {
  const index = random.below(posts);
  const source = `https://example.com/${postNumber(index)}`;
  const label = `source ${postNumber(index)}`;
  const [last, definition] = random.pick([
    [`[the source](${source})`, ""],
    [`[the source](${source} "Where it is from")`, ""],
    [`[the source][${label}]`, `\n[${label}]: ${source}\n`],
    [`[${label}]`, `\n[${label}]: <${source}> "Where it is from"\n`],
    [`<${source}>`, ""],
    [source, ""],
  ]);
  return `See [the ${titleWord(random)} post](/blog/${slugOf(index)}), [our prices](/pricing) and ${last} for it. ${sentence(random)}\n${definition}`;
}

export function imageLine(random: Random): string {
  const index = random.below(IMAGES);
  return `![A picture of a ${titleWord(random)} with ${index} dots](/images/corpus-${index}.svg)\n`;
}

/** A list of links, some to a heading of another post, with images between them. */
export function linkList(random: Random, posts: number): string {
  return Array.from({ length: 5 }, () => {
    const path = `/blog/${slugOf(random.below(posts))}`;
    return random.pick([
      `- [${titleWord(random)} ${word(random)}](${path})\n`,
      `- [**${word(random)}** and \`${word(random)}\`](${path} "A ${word(random)}")\n`,
      `- <https://example.com/${word(random)}?q=${random.below(999)}&page=2>\n`,
      `- ${imageLine(random)}`,
      `- www.example.com/${word(random)} and someone@example.com\n`,
    ]);
  }).join("");
}

/** The end of a sentence, with the definition that it refers to. */
export function reference(random: Random, posts: number): string {
  const label = `${word(random)} ${random.below(9999)}`;
  return ` It is in [the ${word(random)}][${label}] of ${word(random)}.\n\n[${label}]: /blog/${slugOf(random.below(posts))}\n`;
}
