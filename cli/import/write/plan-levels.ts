import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Document, isSeq, parseDocument } from "yaml";
import { SETTINGS_FILE } from "../../model/levels.ts";

/** The settings file beside the content folder, with lower levels for the entries that need them. */
export interface PlannedLevels {
  /** Absolute path. */
  path: string;
  text: string;
}

const NOTE =
  " What imported texts lack and nobody can make up is a warning there, until somebody adds it.";

/**
 * What a foreign text lacks, such as words for a picture, keeps nobody from building: it is a warning in the entries
 * that lack it, and an error everywhere else.
 * @param files rule -> entries that break it
 */
export function planLevels(
  contentDir: string,
  files: ReadonlyMap<string, ReadonlySet<string>>,
): PlannedLevels | undefined {
  if (files.size === 0) return undefined;
  const path = join(dirname(contentDir), SETTINGS_FILE);
  const isThere = existsSync(path);
  const document = isThere
    ? parseDocument(readFileSync(path, "utf8"))
    : new Document({});
  const added = [...files].toSorted().map(([rule, paths]) => ({
    paths: [...paths].toSorted(),
    rules: { [rule]: "warn" },
  }));
  const overrides = document.get("overrides");
  if (isSeq(overrides))
    for (const override of added) overrides.add(document.createNode(override));
  else document.set("overrides", document.createNode(added));
  if (!isThere) document.commentBefore = NOTE;
  return { path, text: document.toString({ lineWidth: 0 }) };
}
