import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { Document, isSeq, parseDocument } from "yaml";
import { AppError } from "../../app-error.ts";
import { replaceFiles, writeNewFile } from "../../change/edit/replace-files.ts";
import { describeSystemError } from "../../describe-system-error.ts";
import { SETTINGS_FILE } from "../../model/levels.ts";
import { makeFolders } from "../../model/make-folders.ts";
import type { PlannedFile } from "./format-entry.ts";

const QUIET = { throwIfNoEntry: false } as const;
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
  const isThere = existsSync(path);
  const document = isThere
    ? parseDocument(readFileSync(path, "utf8"))
    : new Document({});
  const added = [...levels].map(([rule, paths]) => ({
    paths,
    rules: { [rule]: "warn" },
  }));
  const overrides = document.get("overrides");
  if (isSeq(overrides))
    for (const each of added) overrides.add(document.createNode(each));
  else document.set("overrides", document.createNode(added));
  if (!isThere) document.commentBefore = NOTE;
  const bytes = Buffer.from(document.toString({ lineWidth: 0 }));
  return [{ path: `../${SETTINGS_FILE}`, bytes }];
}

/** True for a list of records and for the settings, which grow. */
function isList(path: string): boolean {
  return path.startsWith("../") || !path.includes("/");
}

/** True for the text of an entry. */
function isText({ path }: PlannedFile): boolean {
  return /\/.*\.md$/u.test(path);
}

/** @throws AppError for a file that is in the way of one that is to be written */
export function checkPlaces(
  files: readonly PlannedFile[],
  contentDir: string,
): void {
  const taken = files
    .filter(({ path }) => !isList(path))
    .flatMap(({ path }) => [path.replace(/\/.*$/u, ""), path])
    .find((path) => {
      const found = statSync(join(contentDir, path), QUIET);
      return found && (path.includes("/") || !found.isDirectory());
    });
  if (taken === undefined) return;
  const shown = `${basename(contentDir)}/${taken}`;
  const message = `"${shown}" is there already, and nothing is overwritten.`;
  const hint = "Move it away and run the import again. Nothing was written.";
  throw new AppError("in-the-way", message, { hint });
}

/**
 * Writes what was planned, each file whole or not at all. The text of an entry is written after all that it needs, so a
 * run that is cut short leaves valid entries.
 * @throws AppError that says what could not be written
 */
export async function writePlanned(
  files: readonly PlannedFile[],
  contentDir: string,
): Promise<void> {
  const parent = dirname(contentDir);
  const ordered = files.toSorted(
    (a, b) => Number(isText(a)) - Number(isText(b)),
  );
  try {
    for (const { bytes, path } of ordered) {
      const absolutePath = join(contentDir, path);
      makeFolders(dirname(absolutePath));
      const shown = relative(parent, absolutePath);
      if (!isList(path) || !existsSync(absolutePath))
        await writeNewFile(parent, absolutePath, bytes, shown);
      else {
        const before = readFileSync(absolutePath);
        const change = { path: shown, absolutePath, before, after: bytes };
        await replaceFiles(parent, [change]);
      }
    }
  } catch (cause) {
    const known = describeSystemError(cause, parent);
    if (known === undefined) throw cause;
    const rest = "Put that right and run the import again for the rest.";
    const hint = `${known.hint ?? ""} ${rest}`.trim();
    throw new AppError(known.code, known.message, { hint, cause });
  }
}
