import { flesch } from "flesch";
import { syllable } from "syllable";

/** Readability of a text. */
export interface Reading {
  /**
   * Flesch reading ease for English: about 100 for children's texts, 60 for plain English, below 30 for academic
   * texts.
   */
  ease: number;
  wordsPerSentence: number;
  /** Words in the longest sentence. */
  longestSentence: number;
}

export interface ReadingStats extends Reading {
  /** Hardest first. Entries without sentences are left out. */
  entries: ({ entry: string } & Reading)[];
}

/** The counts behind the measures. */
interface Counts {
  sentences: number;
  words: number;
  syllables: number;
  longestSentence: number;
}

const NONE: Counts = {
  sentences: 0,
  words: 0,
  syllables: 0,
  longestSentence: 0,
};
/** Matches a block that ends like a sentence. Headings, table cells and code usually do not. */
const SENTENCES = /[.!?:…]["'”’)\]]*$/u;
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const syllables = new Map<string, number>();

/** Measures each text and all of them together. Undefined if none has a sentence. */
export function measureReading(
  texts: readonly { entry: string; text: string }[],
): ReadingStats | undefined {
  const counted = texts
    .map(({ entry, text }) => ({ entry, counts: countText(text) }))
    .filter(({ counts }) => counts.sentences > 0);
  if (counted.length === 0) return undefined;
  const all = counted.map(({ counts }) => counts).reduce(add, NONE);
  return {
    ...toReading(all),
    entries: counted
      .map(({ counts, entry }) => ({ entry, ...toReading(counts) }))
      .toSorted((a, b) => a.ease - b.ease),
  };
}

function toReading({ longestSentence, ...counts }: Counts): Reading {
  const ease = flesch({
    sentence: counts.sentences,
    word: counts.words,
    syllable: counts.syllables,
  });
  const wordsPerSentence = round(counts.words / counts.sentences);
  return { ease: round(ease), wordsPerSentence, longestSentence };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** @param text one block per line */
function countText(text: string): Counts {
  return text
    .split("\n")
    .filter((line) => SENTENCES.test(line))
    .flatMap((line) => [...segmenter.segment(line)])
    .map(({ segment }) => countSentence(segment))
    .reduce(add, NONE);
}

function countSentence(sentence: string): Counts {
  const words = sentence.match(WORD) ?? [];
  if (words.length === 0) return NONE;
  return {
    sentences: 1,
    words: words.length,
    syllables: words.reduce((sum, word) => sum + countSyllables(word), 0),
    longestSentence: words.length,
  };
}

function countSyllables(word: string): number {
  const known = syllables.get(word) ?? Math.max(1, syllable(word));
  syllables.set(word, known);
  return known;
}

function add(a: Counts, b: Counts): Counts {
  return {
    sentences: a.sentences + b.sentences,
    words: a.words + b.words,
    syllables: a.syllables + b.syllables,
    longestSentence: Math.max(a.longestSentence, b.longestSentence),
  };
}
