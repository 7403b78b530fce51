import { flesch } from "flesch";
import { syllable } from "syllable";

interface Sentence {
  words: number;
  syllables: number;
}

/** Matches a block that ends like a sentence. Headings, table cells and code usually do not. */
const SENTENCES = /[.!?:…]["'”’)\]]*$/u;
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const syllables = new Map<string, number>();

/** Measures each text and all of them together. Undefined if none has a sentence. */
export function measureReading(
  texts: readonly { entry: string; text: string }[],
) {
  const counted = texts
    .map(({ entry, text }) => ({ entry, sentences: countText(text) }))
    .filter(({ sentences }) => sentences.length > 0);
  if (counted.length === 0) return undefined;
  return {
    ...measure(counted.flatMap(({ sentences }) => sentences)),
    /** Hardest first. Entries without sentences are left out. */
    entries: counted
      .map(({ entry, sentences }) => ({ entry, ...measure(sentences) }))
      .toSorted((a, b) => a.ease - b.ease),
  };
}

function measure(sentences: readonly Sentence[]) {
  const sentence = sentences.length;
  const word = sentences.reduce((sum, { words }) => sum + words, 0);
  const syllable = sentences.reduce((sum, each) => sum + each.syllables, 0);
  return {
    /**
     * Flesch reading ease for English: about 100 for children's texts, 60 for plain English, below 30 for academic
     * texts.
     */
    ease: round(flesch({ sentence, word, syllable })),
    wordsPerSentence: round(word / sentence),
    /** Words in the longest sentence. */
    longestSentence: sentences.reduce(
      (most, { words }) => Math.max(most, words),
      0,
    ),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** @param text one block per line */
function countText(text: string): Sentence[] {
  return text
    .split("\n")
    .filter((line) => SENTENCES.test(line))
    .flatMap((line) => [...segmenter.segment(line)])
    .map(({ segment }) => segment.match(WORD) ?? [])
    .filter((words) => words.length > 0)
    .map((words) => ({
      words: words.length,
      syllables: words.reduce((sum, word) => sum + countSyllables(word), 0),
    }));
}

function countSyllables(word: string): number {
  const known = syllables.get(word) ?? Math.max(1, syllable(word));
  syllables.set(word, known);
  return known;
}
