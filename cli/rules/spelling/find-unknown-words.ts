import { rangeInText, type BodyTree } from "../../model/body-tree.ts";
import type { UnknownWord } from "../../model/spelling.ts";
import { preparedEnglish } from "./english.ts";
import { findWords } from "./find-words.ts";

/** The limit of words, because locating each takes time, and a text with more is in another language. */
const MAX_WORDS = 1000;

/** The words of a text that are not English, outside code. The project's own words are filtered later. */
export function findUnknownWords(body: BodyTree): UnknownWord[] {
  const english = preparedEnglish();
  const found: UnknownWord[] = [];
  for (const { node } of body.prose)
    for (const { index, word } of findWords(node.value)) {
      if (english.has(word)) continue;
      if (found.length >= MAX_WORDS) return found;
      const text = node.value.slice(index, index + word.length);
      found.push({ word, ...rangeInText(node, { index, text }, body) });
    }
  return found;
}
