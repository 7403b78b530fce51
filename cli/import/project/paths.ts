import { posix } from "node:path";
import { matchesGlob } from "../../check/settings/matches-glob.ts";

/** The folder that a file is in; empty for the root. */
export function folderOf(path: string): string {
  return posix.dirname(path).replace(/^\.$/u, "");
}

/** Steps of a path, without slashes around it. */
export function joinPath(...steps: readonly string[]): string {
  return posix.join("/", ...steps).replaceAll(/^\/+|\/+$/gu, "");
}

/** True for a path in a folder, which is empty for the root. */
export function isIn(path: string, folder: string): boolean {
  return folder === "" || path.startsWith(`${folder}/`);
}

/** True for a path that a pattern names: by itself, by a folder above it, or by a glob. */
export function isNamed(path: string, pattern: string): boolean {
  const bare = joinPath(pattern);
  const isShort = bare.length < 500;
  return isIn(`${path}/`, bare) || (isShort && matchesGlob(path, bare));
}
