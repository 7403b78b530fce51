import picomatch from "picomatch";

const OPTIONS = {
  dot: true,
  nobracket: true,
  noextglob: true,
  nonegate: true,
};
const matchers = new Map<string, (path: string) => boolean>();

/**
 * True when a path matches a pattern with `*`, `?`, `**` or `{a,b}`. A pattern that matches a folder also matches
 * everything in it.
 */
export function matchesGlob(path: string, pattern: string): boolean {
  const matches = matchers.get(pattern) ?? createMatcher(pattern);
  matchers.set(pattern, matches);
  return matches(path);
}

function createMatcher(pattern: string): (path: string) => boolean {
  const clean = pattern.replace(/^\.\//u, "").replace(/\/+$/u, "");
  return picomatch([clean, `${clean}/**`], OPTIONS);
}
