import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Document, isSeq, parseDocument } from "yaml";
import { AppError } from "../../app-error.ts";
import { writeEntry } from "../../change/new/write-entry.ts";
import { SETTINGS_FILE } from "../../model/levels.ts";
import { isFolder, makeFolders } from "../../model/make-folders.ts";
import type { PlannedFile, SettledEntries } from "./settle-entries.ts";

const NOTE =
  " What imported texts lack and nobody can make up is a warning there, until somebody adds it.";

/**
 * What a foreign text lacks, such as words for a picture, keeps nobody from building: it is a warning in the entries
 * that lack it, and an error everywhere else.
 * @param levels rule -> entries that break it
 */
function planLevels(
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

/** The file at a path, or at that of a folder around it. */
function findObstacle(path: string): string | undefined {
  if (!existsSync(path)) return findObstacle(dirname(path));
  return isFolder(path) ? undefined : path;
}

/**
 * Plans to write files in their order, each whole or not at all. Where something is in the way of one, none is written.
 * @param dir the content folder
 * @returns the step that writes them
 * @throws AppError for a file that is in the way
 */
export function planWriting({ levels, planned }: SettledEntries, dir: string) {
  const parent = dirname(dir);
  const files = [...planLevels(dir, levels), ...planned].map((file) => {
    return { ...file, path: relative(parent, join(dir, file.path)) };
  });
  const obstacle = files
    .filter(({ before }) => before === undefined)
    .map(({ path }) => findObstacle(join(parent, path)))
    .find((each) => each !== undefined);
  const message = `"${relative(parent, obstacle ?? "")}" is in the way of a file or folder of the import.`;
  const hint = "Remove or rename it. Nothing was written.";
  if (obstacle) throw new AppError("exists", message, { hint });
  return async () => {
    for (const { before, bytes: text, path: file } of files) {
      makeFolders(dirname(join(parent, file)));
      const folders = { contentDir: parent, show: String };
      await writeEntry({ before, file, text }, folders);
    }
  };
}
