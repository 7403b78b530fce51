import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./run-command.ts";

/** The sorted paths of all files below a folder, or the path itself if it is a file. */
export function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** A digest of the paths and bytes of all files in these folders of the project, without tests. */
export function digestSources(sources: readonly string[]): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of filesBelow(join(projectRoot, source))) {
      if (/\.test\.tsx?$/u.test(file)) continue;
      hash
        .update(file.slice(projectRoot.length))
        .update("\0")
        .update(readFileSync(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
}
