import {
  rangeInText,
  type BodyTree,
  type ProseText,
} from "../model/body-tree.ts";
import type { TextRange } from "../model/source-text.ts";

/** The limit of matches, because locating each takes time and nobody reads longer lists. */
const MAX_PLACES = 20;

export interface ProseMatch {
  match: RegExpExecArray;
  place: ProseText;
  /** The exact range of the match. */
  range: TextRange;
}

/** True if a text contains some characters, in code or elsewhere: a quick test that most texts fail. */
export function mentions({ range, source }: BodyTree, words: string): boolean {
  return source.text.includes(words, range.start);
}

/**
 * Finds matches of a pattern in texts outside code. Text that is escaped with a backslash or an entity is skipped.
 * @param hint characters that are part of each match, because searching for them is faster
 */
export function findInProse(
  body: BodyTree,
  hint: string,
  pattern: RegExp,
): ProseMatch[] {
  if (!body.plain.includes(hint)) return [];
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
