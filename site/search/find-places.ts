/**
 * For each search term, the number of the first line with a word that begins with the term.
 * @param lines made by `wordLine`, the most important first
 * @returns undefined if a term is missing in all of them
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
