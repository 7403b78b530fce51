import {
  rangeInText,
  type BodyTree,
  type ProseText,
} from "../model/body-tree.ts";
import type { TextRange } from "../model/source-text.ts";

/** Finding the place of each takes time, and nobody reads more. */
const MAX_PLACES = 20;

export interface ProseMatch {
  match: RegExpExecArray;
  place: ProseText;
  /** Where the match is written, letter for letter. */
  range: TextRange;
}

/** True if a text contains some characters: a quick test that most texts fail. */
export function mentions({ range, source }: BodyTree, words: string): boolean {
  return source.text.includes(words, range.start);
}

/**
 * What a pattern finds in texts outside code. What is written with a backslash or an entity is meant as text.
 * @param hint characters that are part of each match: they are quicker to look for than the pattern
 */
export function findInProse(
  body: BodyTree,
  hint: string,
  pattern: RegExp,
): ProseMatch[] {
  if (!mentions(body, hint)) return [];
  const found: ProseMatch[] = [];
  const { text } = body.source;
  for (const place of body.prose) {
    if (!place.node.value.includes(hint)) continue;
    for (const match of place.node.value.matchAll(pattern)) {
      if (found.length >= MAX_PLACES) return found;
      const part = { index: match.index, text: match[0] };
      const range = rangeInText(place.node, part, body);
      const isEscaped = text[range.start - 1] === "\\";
      if (isEscaped || text.slice(range.start, range.end) !== match[0])
        continue;
      found.push({ match, place, range });
    }
  }
  return found;
}
