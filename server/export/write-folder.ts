import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { AppError } from "../app-error.ts";

/** Marks a folder as an export, which the next one may replace. */
const MARK = ".site-export";
/** The mark in folders of earlier releases. */
const EARLIER = ".northlark-export";

/** The content of a file: bytes, or the path of a file to copy. */
export type ExportedFile = Buffer | { copyOf: string };

/** @throws AppError for a folder with files that no export has written */
export function checkTarget(folder: string): void {
  const isTaken =
    existsSync(folder) &&
    ![MARK, EARLIER].some((mark) => existsSync(join(folder, mark))) &&
    readdirSync(folder).length > 0;
  if (isTaken)
    throw new AppError(
      "folder_not_ours",
      `The folder ${folder} is not empty and holds no export.`,
      { hint: "Name a new folder, or empty this one yourself." },
    );
}

/**
 * Writes one file. If the last export has the same bytes, links to its file instead, which keeps the file's time.
 * @returns whether the file is new or has changed
 */
function writeOne(target: string, last: string, file: ExportedFile): boolean {
  const bytes = Buffer.isBuffer(file) ? file : readFileSync(file.copyOf);
  mkdirSync(dirname(target), { recursive: true });
  const { size } = statSync(last, { throwIfNoEntry: false }) ?? {};
  const isSame = size === bytes.length && readFileSync(last).equals(bytes);
  if (isSame) keepFile(last, target);
  else writeFileSync(target, bytes);
  return !isSame;
}

/** Not every file system has hard links. */
function keepFile(last: string, target: string): void {
  try {
    linkSync(last, target);
  } catch {
    cpSync(last, target, { preserveTimestamps: true });
  }
}

/** Renames the new folder to the old one's name. If that fails, the old folder has its name back. */
function replaceFolder(folder: string, unfinished: string, last: string): void {
  if (!existsSync(folder)) return renameSync(unfinished, folder);
  renameSync(folder, last);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    renameSync(last, folder);
    throw error;
  }
}

/**
 * Replaces a folder as a whole: the new one is written beside it and renamed when it is complete.
 * @returns how many files are new or have changed
 */
export function writeFolder(
  folder: string,
  files: ReadonlyMap<string, ExportedFile>,
): number {
  checkTarget(folder);
  const unfinished = `${folder}.new-${process.pid}`;
  const last = `${folder}.old-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    let changed = 0;
    for (const [name, file] of files)
      if (writeOne(join(unfinished, name), join(folder, name), file))
        changed += 1;
    writeFileSync(join(unfinished, MARK), "");
    replaceFolder(folder, unfinished, last);
    return changed;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(last, { recursive: true, force: true });
  }
}
