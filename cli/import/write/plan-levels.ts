import { readFile } from "node:fs/promises";
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
  " What imported texts lack and nobody can make up is a warning there, until somebody mends it.";

/**
 * What a foreign text lacks, such as words for a picture, keeps nobody from building: it is a warning in the entries
 * that lack it, and an error everywhere else.
 * @param files rule -> entries that break it
 */
export async function planLevels(
  contentDir: string,
  files: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<PlannedLevels | undefined> {
  if (files.size === 0) return undefined;
  const path = join(dirname(contentDir), SETTINGS_FILE);
  const old = await readFile(path, "utf8").catch(() => undefined);
  const document = old === undefined ? new Document({}) : parseDocument(old);
  const added = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([rule, paths]) => ({
      paths: [...paths].toSorted(),
      rules: { [rule]: "warn" },
    }));
  const overrides = document.get("overrides");
  if (isSeq(overrides))
    for (const override of added) overrides.add(document.createNode(override));
  else document.set("overrides", document.createNode(added));
  if (old === undefined) document.commentBefore = NOTE;
  return { path, text: document.toString({ lineWidth: 0 }) };
}
