import { footnote, list, quote, rawHtml, table } from "./corpus-blocks.ts";
import { codeBlock } from "./corpus-code.ts";
import { foreignParagraph, foreignTitle } from "./corpus-foreign.ts";
import { refusedHtml } from "./corpus-refused.ts";
import { imageLine, linkLine, linkList, reference } from "./corpus-links.ts";
import { heading, paragraph, sentence, stressed } from "./corpus-text.ts";
import type { Random } from "./random.ts";

/** Writes one part of a post. `posts` is the number of posts to link to. */
type Part = (random: Random, posts: number) => string;

/** The type of posts in a corpus. */
interface Character {
  /** The blocks of a post, repeated in this order. */
  blocks: readonly Part[];
  paragraph: Part;
  /** The text of a heading, made unique in its post by `index`. */
  heading: (random: Random, index: number) => string;
  /** A part that every fourth post has once. */
  once: Part;
}

const plain = { paragraph, heading, once: footnote };

/**
 * Corpora of different types, because a tool that is fast with one type of posts may be slow with another: a mix of
 * everything; markup that the sanitizer refuses, much code and tables; long texts; links, images and references;
 * other scripts.
 */
export const characters = {
  mixed: {
    ...plain,
    blocks: [table, codeBlock, linkLine, imageLine, rawHtml, list, quote],
  },
  markup: {
    ...plain,
    paragraph: stressed,
    blocks: [codeBlock, refusedHtml, table, codeBlock, rawHtml, quote],
  },
  prose: { ...plain, blocks: [paragraph, paragraph, quote] },
  links: {
    ...plain,
    paragraph: (random, posts) => sentence(random) + reference(random, posts),
    blocks: [linkList, imageLine, linkLine, linkList],
  },
  scripts: {
    ...plain,
    paragraph: foreignParagraph,
    heading: foreignTitle,
    blocks: [list, table, linkLine, quote, foreignParagraph],
  },
} satisfies Record<string, Character>;

export type CharacterName = keyof typeof characters;

export const characterNames: readonly CharacterName[] =
  Object.keys(characters).filter(isCharacter);

export function isCharacter(name: string): name is CharacterName {
  return Object.hasOwn(characters, name);
}

/** The text of a post, about `bytes` long, after its front matter. */
export function writePost(
  name: CharacterName,
  random: Random,
  { bytes, index, posts }: { bytes: number; index: number; posts: number },
): string {
  const character: Character = characters[name];
  const { blocks } = character;
  let text = character.paragraph(random, posts);
  if (index % 4 === 1) text += `\n${character.once(random, posts)}`;
  for (let part = 1; Buffer.byteLength(text) < bytes - 650; part++) {
    const block = blocks[(part + index) % blocks.length] ?? character.paragraph;
    text += `\n${character.heading(random, part)}\n`;
    text += `${character.paragraph(random, posts)}\n${block(random, posts)}`;
  }
  while (Buffer.byteLength(text) < bytes - 60)
    text += `\n${sentence(random)}\n`;
  return text;
}
