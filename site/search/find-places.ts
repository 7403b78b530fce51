/**
 * For each term of a search the first line that holds a word which begins with it, as its place among the lines.
 * @param lines of words, the weightiest first
 * @returns undefined when a term stands in none of them
 */
export function findPlaces(
  lines: readonly string[],
  terms: readonly string[],
): number[] | undefined {
  const places = terms.map((term) =>
    lines.findIndex((line) => line.includes(` ${term}`)),
  );
  return places.includes(-1) ? undefined : places;
}
