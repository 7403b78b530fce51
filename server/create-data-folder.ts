import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { AppError } from "./app-error.ts";

const reasonByCode: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "the system does not allow it",
  EROFS: "the disk is read-only",
  ENOENT: "the system does not allow it",
  ENOTDIR: "a part of the path is a file",
  EEXIST: "a file has this name",
  ENOSPC: "the disk is full",
};

/** The folders to create, outermost first. */
function missingFolders(folder: string): string[] {
  if (existsSync(folder)) return [];
  return [...missingFolders(dirname(folder)), folder];
}

/**
 * Creates the folder of the server's own data, unless a writable one exists.
 * Avoids `recursive`, because mkdirSync then never returns for paths below /proc.
 * @throws AppError `data_folder` in one sentence
 */
export function createDataFolder(folder: string): void {
  try {
    for (const missing of missingFolders(folder))
      mkdirSync(missing, { mode: 0o700 });
    rmdirSync(mkdtempSync(join(folder, ".probe-")));
  } catch (cause) {
    const code =
      cause instanceof Error && "code" in cause ? String(cause.code) : "";
    throw new AppError(
      "data_folder",
      `The data folder ${folder} cannot be used: ${reasonByCode[code] ?? code}.`,
      { hint: "Name another one in DATA_DIR.", cause },
    );
  }
}
