import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Document, isSeq, parseDocument } from "yaml";
import { AppError } from "../../app-error.ts";
import { writeEntry } from "../../change/new/write-entry.ts";
import { SETTINGS_FILE } from "../../model/levels.ts";
import { isFolder, makeFolders } from "../../model/make-folders.ts";
import type { PlannedFile } from "./settle-entries.ts";

const NOTE =
  " What imported texts lack and nobody can make up is a warning there, until somebody adds it.";

/**
 * What a foreign text lacks, such as words for a picture, keeps nobody from building: it is a warning in the entries
 * that lack it, and an error everywhere else.
 * @param levels rule -> entries that break it
 */
export function planLevels(
  contentDir: string,
  levels: ReadonlyMap<string, readonly string[]>,
): PlannedFile[] {
  if (levels.size === 0) return [];
  const path = join(dirname(contentDir), SETTINGS_FILE);
  const before = existsSync(path) ? readFileSync(path) : undefined;
  const document = before ? parseDocument(before.toString()) : new Document({});
  if (!isSeq(document.get("overrides")))
    document.set("overrides", document.createNode([]));
  for (const [rule, paths] of levels)
    document.addIn(["overrides"], { paths, rules: { [rule]: "warn" } });
  if (!before) document.commentBefore = NOTE;
  const bytes = Buffer.from(document.toString({ lineWidth: 0 }));
  return [{ path: `../${SETTINGS_FILE}`, bytes, before }];
}

/** Checks the way of all files first, so that no import ends in the middle. @throws AppError for a file that is in the way */
export function checkPlaces(files: readonly PlannedFile[], contentDir: string) {
  const added = files.filter(({ before }) => before === undefined);
  const found = added
    .map(({ path }) => findObstacle(join(contentDir, path)))
    .find((obstacle) => obstacle !== undefined);
  if (found === undefined) return;
  const message = `"${relative(dirname(contentDir), found)}" is in the way of a file or folder of the import.`;
  const hint = "Remove or rename it. Nothing was written.";
  throw new AppError("exists", message, { hint });
}

/** The file at a path, or at that of a folder around it. */
function findObstacle(path: string): string | undefined {
  if (!existsSync(path)) return findObstacle(dirname(path));
  return isFolder(path) ? undefined : path;
}

/** Writes what was planned in its order, each file whole or not at all. @throws AppError that says what could not be written */
export async function writePlanned(
  files: readonly PlannedFile[],
  contentDir: string,
): Promise<void> {
  const parent = dirname(contentDir);
  for (const { before, bytes, path } of files) {
    const file = relative(parent, join(contentDir, path));
    makeFolders(dirname(join(parent, file)));
    const change = { before, file, text: bytes };
    await writeEntry(change, { contentDir: parent, show: String });
  }
}
