import { wordsOf } from "../../search/words.ts";

/** Plain text and matches in turn: items at odd indexes are matches. */
export type Snippet = readonly string[];

/** A word of a text that begins with a term. */
interface Match {
  start: number;
  end: number;
  term: string;
}

/** Length of a snippet in characters, and how many of them are before the match. */
const LENGTH = 190;
const BEFORE = 50;

function findMatches(text: string, terms: readonly string[]): Match[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap((found) => {
    const words = wordsOf(found[0]);
    const term = terms.find((term) =>
      words.some((word) => word.startsWith(term)),
    );
    const start = found.index;
    return term === undefined
      ? []
      : [{ start, end: start + found[0].length, term }];
  });
}

const countTerms = (matches: readonly Match[]) =>
  new Set(matches.map(({ term }) => term)).size;

/** The match with the most different terms close after it; the first one of several. */
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

/** The part of a text around a match, cut between words if there are any. */
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

function mark(text: string, matches: readonly Match[]): string[] {
  let at = 0;
  const parts = matches.flatMap(({ start, end }) => {
    const pair = [text.slice(at, start), text.slice(start, end)];
    at = end;
    return pair;
  });
  return [...parts, text.slice(at)];
}

/**
 * The snippet of a search result with its matches marked: the description, or a part of the text if only the text has
 * the terms.
 */
export function makeSnippet(
  { description, text }: { description: string; text: string },
  terms: readonly string[],
): Snippet {
  const inDescription = findMatches(description, terms);
  if (countTerms(inDescription) < terms.length) {
    const match = bestMatch(findMatches(text, terms));
    if (match) {
      const part = cutAround(text, match);
      return mark(part, findMatches(part, terms));
    }
  }
  return mark(description, inDescription);
}
