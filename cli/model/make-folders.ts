import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it. Node's `recursive` never ends where a folder takes no others, as those below
 * `/proc` do.
 * @returns those that were not there, the outermost first
 */
export function makeFolders(path: string): string[] {
  if (isFolder(path)) return [];
  const parent = dirname(path);
  const above = parent === path ? [] : makeFolders(parent);
  try {
    mkdirSync(path);
    return [...above, path];
  } catch (error) {
    // Somebody else may have made it in the meantime.
    if (isFolder(path)) return above;
    throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
