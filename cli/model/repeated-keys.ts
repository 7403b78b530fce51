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

/** Keys that stand twice in one mapping: the parser's own search takes time with the square of a mapping's keys. */
export function findRepeatedKeys(document: Document): YAMLError[] {
  const problems: YAMLError[] = [];
  visit(document, {
    Map(_, map) {
      for (const { key } of repeatedPairs(map)) {
        const start = (isScalar(key) && key.range?.[0]) || 0;
        const message = "A key stands twice.";
        problems.push(
          new YAMLParseError([start, start + 1], "DUPLICATE_KEY", message),
        );
      }
    },
  });
  return problems;
}

/**
 * Takes out each later pair of a key, so that the first one counts: the later one is what is reported, and its value
 * brings no problems of its own. One with an anchor stays, for values elsewhere may repeat it.
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
