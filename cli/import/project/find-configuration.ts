import { posix } from "node:path";
import type { Project } from "./open-project.ts";
import { readConfiguration } from "./read-program.ts";

/** The configuration of a site that is a program. */
export interface FoundConfiguration {
  /** Undefined when there is none. */
  path: string | undefined;
  /** The folder it lies in, relative to the project; empty for the project itself. */
  root: string;
  /** What it says. */
  config: unknown;
}

/** The configuration whose name fits a pattern, the outermost of several. */
export function findConfiguration(
  project: Project,
  name: RegExp,
): FoundConfiguration {
  const path = project.files
    .filter((file) => name.test(posix.basename(file)))
    .toSorted((a, b) => a.split("/").length - b.split("/").length)[0];
  if (path === undefined)
    return { path, root: "", config: readConfiguration(undefined) };
  const folder = posix.dirname(path);
  const config = readConfiguration(project.readText(path));
  return { path, root: folder === "." ? "" : folder, config };
}
