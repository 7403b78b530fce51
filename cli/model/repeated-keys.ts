import {
  isNode,
  isScalar,
  visit,
  YAMLParseError,
  type Document,
  type Pair,
  type YAMLError,
  type YAMLMap,
} from "yaml";

/** An error for each key that its mapping has before. The parser's own check takes quadratic time. */
export function findRepeatedKeys(document: Document): YAMLError[] {
  const problems: YAMLError[] = [];
  visit(document, {
    Map(_, map) {
      for (const { key } of repeatedPairs(map)) {
        const start = (isScalar(key) && key.range?.[0]) || 0;
        const message = "A key is repeated.";
        problems.push(
          new YAMLParseError([start, start + 1], "DUPLICATE_KEY", message),
        );
      }
    },
  });
  return problems;
}

/**
 * Removes repeated keys, so that the first one counts. A later one is only reported as repeated, and its value is not
 * checked. A value with an anchor stays, because aliases elsewhere may need it.
 */
export function removeRepeatedKeys(document: Document): void {
  visit(document, {
    Map(_, map) {
      const repeated = repeatedPairs(map).filter(({ value }) =>
        hasNoAnchor(value),
      );
      if (repeated.length === 0) return;
      const gone = new Set(repeated);
      map.items = map.items.filter((pair) => !gone.has(pair));
    },
  });
}

function repeatedPairs({ items }: YAMLMap): Pair[] {
  const seen = new Set<unknown>();
  return items.filter(({ key }) => {
    if (!isScalar(key)) return false;
    const isRepeated = seen.has(key.value);
    seen.add(key.value);
    return isRepeated;
  });
}

function hasNoAnchor(value: unknown): boolean {
  let hasNone = true;
  if (isNode(value))
    visit(value, {
      Value(_, { anchor }) {
        if (anchor === undefined) return undefined;
        hasNone = false;
        return visit.BREAK;
      },
    });
  return hasNone;
}
