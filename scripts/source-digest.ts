import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { projectRoot } from "./run-command.ts";

/** The sorted paths of all files below a folder, or the path itself if it is a file. */
export function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** A digest of the names and bytes of these files, and of all files in these folders of the project, without tests. */
export function digestSources(sources: readonly string[]): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    const path = resolve(projectRoot, source);
    for (const file of filesBelow(path)) {
      if (/\.test\.tsx?$/u.test(file)) continue;
      hash
        .update(relative(dirname(path), file))
        .update("\0")
        .update(readFileSync(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
}
