import type { Level, Levels } from "../../model/levels.ts";
import { matchesGlob } from "./matches-glob.ts";

/** Levels by rule or group, for all files or only for those that one of the patterns fits. */
export interface LevelLayer {
  levels: ReadonlyMap<string, Level>;
  paths?: readonly string[];
}

/**
 * Levels in layers, the strongest first: the first one that says something about a rule or its group decides. Inside
 * a layer a rule beats its group.
 */
export function createLevels(layers: readonly LevelLayer[]): Levels {
  const used = layers.filter(({ levels }) => levels.size > 0);
  const fitting = new Map<string, readonly LevelLayer[]>();
  return {
    get(rule, file) {
      const group = rule.replace(/\/.*$/u, "");
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
