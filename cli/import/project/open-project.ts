import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { compareText } from "../../model/diagnostic.ts";
import type { Loss, ReportLoss } from "../losses.ts";

/** A file that is left out, with a reason that its writer would accept. */
export interface Skipped {
  file: string;
  reason: string;
  /** True when there was nothing to import. */
  isEmpty?: true;
}

/** The files of a foreign project, and the report on them. They are only read; symbolic links are not followed. */
export interface Project {
  /** Absolute path. */
  root: string;
  /** The folder that was named, relative to the root; empty for the root. */
  dir: string;
  /** Every file, relative to the root with forward slashes, sorted. */
  files: readonly string[];
  has: (path: string) => boolean;
  absolute: (path: string) => string;
  /** The text of a file; undefined when it is missing, over 1 MB, or not UTF-8. */
  readText: (path: string | undefined) => string | undefined;
  skipped: Skipped[];
  losses: Loss[];
  reportFor: (file: string) => ReportLoss;
}

/** Folders that generators and package managers fill. */
const IGNORED =
  /^(?:node_modules|_site|\.(?:git|hg|svn|cache|docusaurus|astro|jekyll-cache|sass-cache|bundle|next))$/u;
const MAX_FILES = 200_000;
const MAX_TEXT = 1_000_000;

/** Opens the project of a folder: the nearest folder upwards with a configuration, or the folder itself. */
export function openProject(dir: string, configuration: RegExp): Project {
  const named = realpathSync(dir);
  const root = findRoot(named, configuration);
  const skipped: Skipped[] = [];
  const losses: Loss[] = [];
  const files = listFiles(root, skipped).toSorted(compareText);
  const known = new Set(files);
  const absolute = (path: string) => join(root, path);
  return {
    root,
    dir: relative(root, named).split(sep).join("/"),
    files,
    skipped,
    losses,
    has: (path) => known.has(path),
    absolute,
    readText(path = "") {
      if (!known.has(path) || statSync(absolute(path)).size > MAX_TEXT)
        return undefined;
      const bytes = readFileSync(absolute(path));
      return isUtf8(bytes) ? bytes.toString() : undefined;
    },
    reportFor: (file) => (line, kind, what, outcome) =>
      losses.push({ file, line, kind, what, outcome }),
  };
}

function findRoot(folder: string, configuration: RegExp): string {
  for (let at = folder; dirname(at) !== at; at = dirname(at))
    if (readdirSync(at).some((name) => configuration.test(name))) return at;
  return folder;
}

function listFiles(root: string, skipped: Skipped[]): string[] {
  const files: string[] = [];
  const folders = [""];
  for (const folder of folders)
    for (const item of readdirSync(join(root, folder), WITH_TYPES)) {
      const path = folder === "" ? item.name : `${folder}/${item.name}`;
      if (IGNORED.test(item.name) || files.length >= MAX_FILES) continue;
      if (item.isSymbolicLink() || /[\\\uFFFD]/u.test(item.name))
        skipped.push({ file: path, reason: NO_FILE, isEmpty: true });
      else if (item.isDirectory()) folders.push(path);
      else if (item.isFile()) files.push(path);
    }
  return files;
}

const WITH_TYPES = { withFileTypes: true } as const;
const NO_FILE =
  "It is a symbolic link, or its name is not UTF-8 or has a backslash.";
