import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { compareText } from "../../model/diagnostic.ts";

/** A file that is left out, with a reason that its writer would accept. */
export interface Skipped {
  file: string;
  reason: string;
  /** True when there was nothing to import. */
  isEmpty?: true;
}

/** The files of a foreign project. They are only read, and links out of the project are not followed. */
export interface Project {
  /** Absolute path. */
  root: string;
  /** The folder that was named, relative to the root; empty for the root. */
  dir: string;
  /** Every file, relative to the root with forward slashes, sorted. */
  files: readonly string[];
  has: (path: string) => boolean;
  absolute: (path: string) => string;
  /** The text of a file; undefined when it is missing, over 1 MB, or neither UTF-8 nor UTF-16. */
  readText: (path: string) => string | undefined;
  skipped: Skipped[];
}

/** Folders that generators and package managers fill. */
const IGNORED =
  /^(?:node_modules|_site|\.(?:git|hg|svn|cache|docusaurus|astro|jekyll-cache|sass-cache|bundle|next))$/u;
const MAX_DEPTH = 24;
const MAX_FILES = 200_000;
const MAX_TEXT = 1_000_000;

/** Opens the project of a folder: the nearest folder upwards with a configuration, or the folder itself. */
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
    has: (path) => known.has(path),
    absolute,
    readText: (path) =>
      known.has(path) && statSync(absolute(path)).size <= MAX_TEXT
        ? decode(readFileSync(absolute(path)))
        : undefined,
  };
}

function findRoot(folder: string, configuration: RegExp): string {
  for (let at = folder; dirname(at) !== at; at = dirname(at))
    if (listFolder(at).some(({ name }) => configuration.test(name))) return at;
  return folder;
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
  const folders = [""];
  for (const folder of folders)
    for (const item of listFolder(join(root, folder))) {
      const path = folder === "" ? item.name : `${folder}/${item.name}`;
      const problem = checkItem(root, path, item.isSymbolicLink());
      if (IGNORED.test(item.name)) continue;
      if (problem !== undefined) skipped.push({ file: path, reason: problem });
      else if (item.isDirectory()) folders.push(path);
      else if (statSync(join(root, path)).isFile()) files.push(path);
      if (files.length >= MAX_FILES) return files;
    }
  return files;
}

function checkItem(root: string, path: string, isLink: boolean) {
  if (/[\\\uFFFD]/u.test(path)) return "Its name is not UTF-8, or has a \\.";
  if (path.split("/").length > MAX_DEPTH) return "It is nested too deeply.";
  try {
    const target = isLink ? realpathSync(join(root, path)) : root;
    if (`${target}${sep}`.startsWith(`${root}${sep}`)) return undefined;
    return "It is a symbolic link that leads out of the project.";
  } catch {
    return "It is a symbolic link that leads nowhere.";
  }
}

function decode(bytes: Uint8Array): string | undefined {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString("hex");
  const wide = { fffe: "utf-16le", feff: "utf-16be" }[mark];
  try {
    return new TextDecoder(wide ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
