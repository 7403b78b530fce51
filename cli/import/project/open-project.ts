import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep, posix } from "node:path";
import { compareText } from "../../model/diagnostic.ts";
import { isFolder } from "../../model/make-folders.ts";
import { matchesGlob } from "../../check/settings/levels.ts";

/** A file that is left out, with a reason that its writer would accept. */
interface Skipped {
  file: string;
  reason: string;
  /** True when there was nothing to import. */
  isEmpty?: true;
}

/** Folders that generators and package managers fill. */
const IGNORED =
  /^(?:node_modules|_site|\.(?:git|hg|svn|cache|docusaurus|astro|jekyll-cache|sass-cache|bundle|next))$/u;
const MAX_TEXT = 1_000_000;

/** The files of a foreign project, and the report on them. */
export type Project = ReturnType<typeof openProject>;

/**
 * Opens the project of a folder: the nearest folder upwards with a configuration, or the folder itself. Its files are
 * only read, and symbolic links are not followed.
 * @param config how its configuration is called
 * @param contentDir where an import writes: what lies there is none of its texts
 */
export function openProject(dir: string, config: RegExp, contentDir: string) {
  const named = realpathSync(dir);
  const root = findRoot(named, config);
  const skipped: Skipped[] = [];
  const losses: Loss[] = [];
  const hidden = new Set<string>();
  const target = isFolder(contentDir) ? realpathSync(contentDir) : contentDir;
  const files = listFiles(root, skipped)
    .filter((file) => !join(root, file).startsWith(target + sep))
    .toSorted(compareText);
  const known = new Set(files);
  return {
    root,
    /** The folder that was named, relative to the root; empty for the root. */
    dir: relative(root, named).split(sep).join("/"),
    /** Every file, relative to the root with forward slashes, sorted. */
    files,
    skipped,
    losses,
    /** The files with a loss of the kind `hidden`: each becomes a draft. */
    hidden,
    has: (path: string) => known.has(path),
    /**
     * The outermost of the files whose names fit, and that are no part of a theme; of `config.toml` and `hugo.toml`, the
     * second is the newer name.
     */
    findFile(name: RegExp): string | undefined {
      const found = files.filter(
        (file) => name.test(basename(file)) && !/(?:^|\/)themes\//u.test(file),
      );
      const depths = found.map((file) => file.split("/").length);
      return found[depths.lastIndexOf(Math.min(...depths))];
    },
    /** The text of a file without its byte order mark; undefined when it is missing, over 1 MB, or no text in UTF. */
    readText(path = "") {
      const absolute = join(root, path);
      if (!known.has(path) || statSync(absolute).size > MAX_TEXT)
        return undefined;
      return decodeText(readFileSync(absolute));
    },
    reportFor:
      (file: string): ReportLoss =>
      (line, kind, what, outcome) => {
        losses.push({ file, line, kind, what, outcome });
        if (kind === "hidden") hidden.add(file);
      },
    /** Reports a setting that would change many texts or addresses. */
    reportSetting(file = "", what: string): void {
      const outcome = "left out: an import does not follow it";
      losses.push({ file, line: 1, kind: "field", what, outcome });
    },
  };
}

/** UTF-8, or UTF-16 where its byte order mark says so; undefined for anything else. */
function decodeText(bytes: Buffer): string | undefined {
  const mark = bytes.toString("hex", 0, 2);
  const wide = { fffe: "utf-16le", feff: "utf-16be" }[mark];
  try {
    const decoder = new TextDecoder(wide, { fatal: true });
    const text = decoder.decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

/** A configuration of Hugo that is a folder; what lies in it has any name. */
const CONFIG_FOLDER = "config/_default";

function findRoot(folder: string, configuration: RegExp): string {
  for (let at = folder; dirname(at) !== at; at = dirname(at)) {
    const isThere = isFolder(join(at, CONFIG_FOLDER));
    const names = [...readdirSync(at), ...(isThere ? [CONFIG_FOLDER] : [])];
    if (names.some((name) => configuration.test(name))) return at;
  }
  return folder;
}

function listFiles(root: string, skipped: Skipped[]): string[] {
  const files: string[] = [];
  const folders = [""];
  for (const folder of folders)
    for (const item of readdirSync(join(root, folder), WITH_TYPES)) {
      const path = folder === "" ? item.name : `${folder}/${item.name}`;
      if (IGNORED.test(item.name)) continue;
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

/** One thing that an import could not take over as it was, or had to make up. */
export interface Loss {
  /** Path relative to the project that was read. */
  file: string;
  line: number;
  /** What kind of thing it is: `link`, `image`, `field`, `component`, ... */
  kind: string;
  what: string;
  /** What became of it. */
  outcome: string;
}

/** Notes one loss where something stands. */
export type ReportHere = (kind: string, what: string, outcome: string) => void;

/** Notes one loss of the document at hand, with its line. */
export type ReportLoss = (at: number, ...loss: Parameters<ReportHere>) => void;

/** A stretch of foreign text on one line, short enough for a report. */
export function shorten(text: string, most = 80): string {
  const flat = text.replaceAll(/\s+/gu, " ").trim();
  return flat.length <= most ? flat : `${flat.slice(0, most - 3)}...`;
}

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
