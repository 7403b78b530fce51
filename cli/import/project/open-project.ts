import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { compareText } from "../../model/diagnostic.ts";

/** A file that is left out, with a reason that its writer would accept. */
export interface Skipped {
  file: string;
  reason: string;
  /** True when there was nothing to import; false for a text that could not be taken over. */
  isEmpty?: true;
}

/** The files of a foreign project. They are read, never changed, and links out of the project are not followed. */
export interface Project {
  /** Absolute path. */
  root: string;
  /** The folder that was named, relative to the root; empty for the root itself. */
  dir: string;
  /** Every file, relative to the root with forward slashes, sorted. */
  files: readonly string[];
  has: (path: string) => boolean;
  absolute: (path: string) => string;
  /** The text of a file; undefined when it is missing, larger than 1 MB, or neither UTF-8 nor UTF-16. */
  readText: (path: string) => string | undefined;
  /** Parsed data files by path: thousands of texts may ask for the same one. */
  data: Map<string, unknown>;
  skipped: Skipped[];
}

/** Folders that generators and package managers fill. */
const IGNORED = new Set(
  "node_modules .git .hg .svn .cache .docusaurus .astro .jekyll-cache .sass-cache .bundle .next _site".split(
    " ",
  ),
);
const MAX_DEPTH = 24;
const MAX_FILES = 200_000;
export const MAX_TEXT = 1_000_000;
const MAX_LEVELS_UP = 8;

/**
 * Opens the project that a folder belongs to: the nearest folder upwards that holds a configuration file, or the
 * folder itself.
 */
export function openProject(dir: string, configuration: RegExp): Project {
  const named = realpathSync(dir);
  const root = findRoot(named, configuration);
  const skipped: Skipped[] = [];
  const files = listFiles(root, skipped).toSorted(compareText);
  const known = new Set(files);
  const absolute = (path: string) => join(root, path);
  return {
    root,
    dir: relative(root, named).split(sep).join("/"),
    files,
    skipped,
    data: new Map(),
    has: (path) => known.has(path),
    absolute,
    readText: (path) => {
      if (!known.has(path) || statSync(absolute(path)).size > MAX_TEXT)
        return undefined;
      return decode(readFileSync(absolute(path)));
    },
  };
}

function findRoot(named: string, configuration: RegExp): string {
  let folder = named;
  for (let up = 0; up < MAX_LEVELS_UP; up++) {
    if (listFolder(folder).some(({ name }) => configuration.test(name)))
      return folder;
    folder = dirname(folder);
  }
  return named;
}

function listFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function listFiles(root: string, skipped: Skipped[]): string[] {
  const files: string[] = [];
  const open: [folder: string, depth: number][] = [["", 0]];
  for (const [folder, depth] of open)
    for (const found of listFolder(join(root, folder))) {
      const path = folder === "" ? found.name : `${folder}/${found.name}`;
      const skip = (reason: string) => skipped.push({ file: path, reason });
      if (IGNORED.has(found.name)) continue;
      if (/[\\\uFFFD]/u.test(found.name))
        skip("Its name is not UTF-8, or holds a backslash.");
      else if (files.length >= MAX_FILES) {
        skip(`The project has more than ${MAX_FILES} files.`);
        return files;
      } else if (found.isSymbolicLink()) {
        const problem = checkLink(root, path);
        if (problem === undefined) files.push(path);
        else if (problem !== "") skip(problem);
      } else if (found.isFile()) files.push(path);
      else if (found.isDirectory() && depth < MAX_DEPTH)
        open.push([path, depth + 1]);
      else if (found.isDirectory()) skip("The folder is nested too deeply.");
    }
  return files;
}

/** Why a link is not followed. Empty for one to a folder of the project: that folder is listed where it really is. */
function checkLink(root: string, path: string): string | undefined {
  try {
    const target = realpathSync(join(root, path));
    if (!target.startsWith(`${root}${sep}`))
      return "It is a symbolic link that leads out of the project.";
    return statSync(target).isFile() ? undefined : "";
  } catch {
    return "It is a symbolic link that leads nowhere.";
  }
}

function decode(bytes: Uint8Array): string | undefined {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  const encoding =
    mark === 0xfffe ? "utf-16le" : mark === 0xfeff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
