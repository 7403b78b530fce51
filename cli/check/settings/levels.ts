import { createRequire } from "node:module";
import type Picomatch from "picomatch";
import { groupOf, type Level, type Levels } from "../../model/levels.ts";

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
  return {
    get(rule, file) {
      for (const { levels, paths } of layers) {
        const level = levels.get(rule) ?? levels.get(groupOf(rule));
        const fits = paths?.some((path) => matchesGlob(file, path)) ?? true;
        if (level !== undefined && fits) return level;
      }
      return undefined;
    },
  };
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

const require = createRequire(import.meta.url);

function createMatcher(pattern: string): (path: string) => boolean {
  const clean = pattern.replace(/^\.\//u, "").replace(/\/+$/u, "");
  // Loaded on demand: most settings have no patterns.
  const picomatch = require("picomatch") as typeof Picomatch;
  return picomatch([clean, `${clean}/**`], OPTIONS);
}
