import type { Diagnostic } from "../../model/diagnostic.ts";

/**
 * The problems that a change causes: those whose key occurs more often after it than before. A change may move a
 * problem or reword its message, so each caller chooses the key that identifies a problem.
 * @param before the keys of the problems before the change
 */
export function findNewProblems(
  before: readonly string[],
  after: readonly Diagnostic[],
  keyOf: (diagnostic: Diagnostic) => string,
): Diagnostic[] {
  const left = new Map<string, number>();
  const add = (key: string, by: number): number => {
    const count = (left.get(key) ?? 0) + by;
    left.set(key, count);
    return count;
  };
  for (const key of before) add(key, 1);
  return after.filter((diagnostic) => add(keyOf(diagnostic), -1) < 0);
}
