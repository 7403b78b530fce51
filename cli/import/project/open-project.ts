import { readFile, realpath, stat } from "node:fs/promises";
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { compareText } from "../../model/diagnostic.ts";

/** The files of a foreign project: read, never changed, and never left by a link. */
export interface Project {
  /** Absolute path. */
  root: string;
  /** The folder that was named, relative to the root; empty for the root itself. */
  dir: string;
  /** Every file, relative to the root with forward slashes, sorted. */
  files: readonly string[];
  has: (path: string) => boolean;
  absolute: (path: string) => string;
  /** The text of a small file; undefined when it is not there, too large or no UTF-8. */
  readText: (path: string) => string | undefined;
  /** What could not be listed, with the reason. */
  skipped: { file: string; reason: string }[];
}

const LEFT_OUT = new Set(
  "node_modules .git .hg .svn .cache .docusaurus .astro .jekyll-cache .sass-cache .bundle _site".split(
    " ",
  ),
);
const MAX_DEPTH = 24;
const MAX_FILES = 200_000;
const MAX_TEXT = 1_000_000;

/**
 * Opens the project that a folder belongs to: the nearest folder upwards with one of the configuration files, or
 * the folder itself.
 * @param isConfig tells the name of a configuration file
 */
export async function openProject(
  dir: string,
  isConfig: (name: string) => boolean,
): Promise<Project> {
  const named = await realpath(dir);
  const root = findRoot(named, isConfig);
  const files: string[] = [];
  const skipped: Project["skipped"] = [];
  walk("", 0);
  files.sort(compareText);
  const known = new Set(files);
  const absolute = (path: string) => join(root, path);
  return {
    root,
    dir: relative(root, named).split(sep).join("/"),
    files,
    skipped,
    has: (path) => known.has(path),
    absolute,
    readText(path) {
      if (!known.has(path)) return undefined;
      const bytes = readFileSync(absolute(path));
      if (bytes.length > MAX_TEXT) return undefined;
      try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      } catch {
        return undefined;
      }
    },
  };

  function walk(folder: string, depth: number): void {
    for (const item of readdirSync(join(root, folder), {
      withFileTypes: true,
    })) {
      const path = folder === "" ? item.name : `${folder}/${item.name}`;
      if (LEFT_OUT.has(item.name)) continue;
      if (item.name.includes("\uFFFD") || item.name.includes("\\")) {
        skipped.push({
          file: path,
          reason: "Its name is not UTF-8, or holds a backslash.",
        });
        continue;
      }
      if (files.length >= MAX_FILES) return;
      let isFolder = item.isDirectory();
      let isFile = item.isFile();
      if (item.isSymbolicLink()) {
        const target = followLink(path);
        if (target === undefined) continue;
        isFolder = target === "folder";
        isFile = target === "file";
      }
      if (isFile) files.push(path);
      else if (isFolder && depth < MAX_DEPTH) walk(path, depth + 1);
      else if (isFolder)
        skipped.push({ file: path, reason: "The folder lies too deep." });
    }
  }

  /** Files that a link leads to inside the project; folders are listed where they really are. */
  function followLink(path: string): "file" | "folder" | undefined {
    try {
      const target = realpathSync(join(root, path));
      if (!target.startsWith(`${root}${sep}`)) {
        skipped.push({
          file: path,
          reason: "It is a symbolic link that leads out of the project.",
        });
        return undefined;
      }
      return statSync(target).isFile() ? "file" : undefined;
    } catch {
      skipped.push({
        file: path,
        reason: "It is a symbolic link that leads nowhere.",
      });
      return undefined;
    }
  }
}

function findRoot(named: string, isConfig: (name: string) => boolean): string {
  let folder = named;
  for (let up = 0; up < 8; up++) {
    try {
      if (readdirSync(folder).some(isConfig)) return folder;
    } catch {
      return named;
    }
    const parent = dirname(folder);
    if (parent === folder) break;
    folder = parent;
  }
  return named;
}

/** True for a folder that is there. */
export async function isFolder(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined);
  return facts?.isDirectory() ?? false;
}

/** The bytes of a file of the project, unless they are more than the limit. */
export async function readBytes(
  path: string,
  most: number,
): Promise<Uint8Array | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (facts === undefined || facts.size > most) return undefined;
  return readFile(path);
}
