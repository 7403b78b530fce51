import { groupOf, type Level, type Levels } from "../../model/levels.ts";
import picomatch from "picomatch";

/** Levels by rule or group, for all files or for those that match a pattern. */
export interface LevelLayer {
  levels: ReadonlyMap<string, Level>;
  paths?: readonly string[];
}

/**
 * Levels in layers, strongest first. The first layer that has a level for the rule or its group decides. Within a layer
 * a rule wins over its group.
 */
export function createLevels(layers: readonly LevelLayer[]): Levels {
  const used = layers.filter(({ levels }) => levels.size > 0);
  const fitting = new Map<string, readonly LevelLayer[]>();
  return {
    get(rule, file) {
      if (used.length === 0) return undefined;
      const group = groupOf(rule);
      for (const { levels } of layersFor(file)) {
        const level = levels.get(rule) ?? levels.get(group);
        if (level !== undefined) return level;
      }
      return undefined;
    },
  };

  function layersFor(file: string): readonly LevelLayer[] {
    const known = fitting.get(file);
    if (known !== undefined) return known;
    const found = used.filter(
      ({ paths }) => paths?.some((path) => matchesGlob(file, path)) ?? true,
    );
    fitting.set(file, found);
    return found;
  }
}

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
