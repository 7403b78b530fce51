import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates a folder and its parents. Does not use the option `recursive` of Node, which never returns for folders that
 * cannot be created, such as those below `/proc`.
 * @returns the created folders, outermost first
 */
export function makeFolders(path: string): string[] {
  if (isFolder(path)) return [];
  const parent = dirname(path);
  const above = parent === path ? [] : makeFolders(parent);
  try {
    mkdirSync(path);
    return [...above, path];
  } catch (error) {
    // Another process may have created it in the meantime.
    if (isFolder(path)) return above;
    throw error;
  }
}

/** True for an existing folder, also through a symbolic link. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
