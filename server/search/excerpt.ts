import type { Excerpt } from "#contract";
import { readWords, type TextWord } from "#schema";
import type { Term, TermFinder } from "./terms.ts";

/** Length of an excerpt in characters, and how many of them come before the match. */
const LENGTH = 190;
const BEFORE = 50;

/** Only the start of longer texts is searched for matches. */
const MAX_TEXT = 100_000;
const MAX_MATCHES = 200;

/** A word in a text that belongs to a search term. */
interface Match extends TextWord {
  term: Term;
}

function findMatches(
  text: string,
  { find }: TermFinder,
  limit = Infinity,
): Match[] {
  const matches: Match[] = [];
  for (const found of readWords(text)) {
    const term = find(found.word);
    if (term && matches.push({ ...found, term }) >= limit) break;
  }
  return matches;
}

const countTerms = (matches: readonly Match[]) =>
  new Set(matches.map(({ term }) => term)).size;

/** The match with the most different terms close after it, or the first of several. */
function bestMatch(matches: readonly Match[]): Match | undefined {
  let best: { match: Match; terms: number } | undefined;
  for (const [place, match] of matches.entries()) {
    const end = match.start + LENGTH - BEFORE;
    let next = place;
    while ((matches[next]?.end ?? Infinity) <= end) next += 1;
    const terms = countTerms(matches.slice(place, next));
    if (!best || terms > best.terms) best = { match, terms };
  }
  return best?.match;
}

/** The part of a text around a match, cut between words where possible. */
function cutAround(text: string, { start, end }: Match): string {
  const wanted = Math.max(0, start - BEFORE);
  const space = wanted === 0 ? -1 : text.indexOf(" ", wanted);
  const from = space === -1 || space > start ? wanted : space + 1;
  const last = text.lastIndexOf(" ", from + LENGTH);
  const fits = from + LENGTH >= text.length;
  const to = fits ? text.length : last >= end ? last : from + LENGTH;
  const part = text.slice(from, to).toWellFormed();
  return `${wanted === 0 ? "" : "... "}${part}${fits ? "" : " ..."}`;
}

/** Joins matches that touch, such as letters of a name in a script without spaces. */
function joinNeighbors(matches: readonly Match[]): Match[] {
  const joined: Match[] = [];
  for (const match of matches) {
    const last = joined.at(-1);
    if (last?.end === match.start) last.end = match.end;
    else joined.push({ ...match });
  }
  return joined;
}

function mark(text: string, matches: readonly Match[]): string[] {
  let at = 0;
  const parts = joinNeighbors(matches).flatMap(({ start, end }) => {
    const pair = [text.slice(at, start), text.slice(start, end)];
    at = end;
    return pair;
  });
  return [...parts, text.slice(at)];
}

/** A text with its matches marked. */
export const markMatches = (text: string, finder: TermFinder): Excerpt =>
  mark(text, findMatches(text, finder));

/** Joins the lines of a text, with a dot between headings, items and cells, before which no sentence ends. */
const toOneLine = (text: string) =>
  text
    .slice(0, MAX_TEXT)
    .replaceAll(/(?<=[\p{L}\p{N}])\s*\n\s*(?=\p{Lu})/gu, " \u00b7 ")
    .replaceAll(/\s+/gu, " ");

/**
 * The excerpt of a result with its matches marked: the description, or a part of the text if only the text contains
 * the terms.
 */
export async function makeExcerpt(
  description: string,
  readText: () => Promise<string>,
  finder: TermFinder,
): Promise<Excerpt> {
  const inDescription = findMatches(description, finder);
  if (countTerms(inDescription) < finder.count) {
    const line = toOneLine(await readText());
    const limit = finder.count === 1 ? 1 : MAX_MATCHES;
    const match = bestMatch(findMatches(line, finder, limit));
    if (match) {
      return markMatches(cutAround(line, match), finder);
    }
  }
  return mark(description, inDescription);
}
