/** The query parameters that the answer at a path depends on. */
export type ParametersOf = (path: string) => readonly string[];

interface Route {
  /** `:name` stands for one segment. */
  path: string;
  query?: readonly string[] | undefined;
}

const toPattern = (path: string) =>
  new RegExp(`^${path.replaceAll(/:\w+/gu, "[^/]+")}$`, "u");

/** Looks up the query parameters that routes declare. If two routes match a path, the earlier one wins. */
export function createParametersOf(routes: readonly Route[]): ParametersOf {
  const patterns = routes.map(({ path, query = [] }) => ({
    pattern: toPattern(path),
    query: query.toSorted(),
  }));
  return (path) =>
    patterns.find(({ pattern }) => pattern.test(path))?.query ?? [];
}

/**
 * The part of a query that an answer depends on: the first value of each of these parameters, in declared order.
 * Answers are rendered from it and cached under it, so no other parameter can influence a cached answer.
 * @returns "" or a query that begins with "?"
 */
export function toKnownQuery(
  search: string,
  parameters: readonly string[],
): string {
  if (parameters.length === 0 || search.length < 2) return "";
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of parameters) {
    const value = given.getAll(name).find((each) => each !== "");
    if (value !== undefined) kept.set(name, value);
  }
  return kept.size === 0 ? "" : `?${kept.toString()}`;
}
