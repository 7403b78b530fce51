import { readdir, realpath, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import type { FoundFile } from "../model/content-file.ts";
import {
  type Diagnostic,
  type StageResult,
  compareText,
  startOf,
} from "../model/diagnostic.ts";
import { buildDiagnostic } from "../rules/build-diagnostic.ts";
import { collectionStrayFile } from "../rules/collection/stray-file.ts";
import { fileOutside } from "../rules/file/file-rules.ts";
import { relativePath } from "../folders.ts";

/** One name in a folder. Tests hand in their own reader to shuffle the order. */
export interface FolderItem {
  name: string;
  kind: "file" | "folder" | "link" | "other";
}
export type ReadFolder = (path: string) => Promise<FolderItem[]>;

const MAX_DEPTH = 8;

/** Why a file is in no collection: the message and what to do about it. */
const causes = {
  name: [
    "The file's name is not UTF-8, or has a backslash.",
    "Give it a name of letters, digits and hyphens.",
  ],
  other: [
    "This is neither a file nor a folder.",
    "Move it out of the content folder, or remove it.",
  ],
  deep: [
    "The folder is too deep to contain entries.",
    "Move its files up, or the folder out of the content folder.",
  ],
  broken: [
    "The symbolic link leads nowhere.",
    "Let it lead to a file in the content folder, or remove it.",
  ],
  round: ["The symbolic link leads to a folder around it.", "Remove it."],
} as const;

type Cause = keyof typeof causes;
type Found = "file" | "folder" | Cause;

export const readFolder: ReadFolder = async (path) => {
  const items = await readdir(path, { withFileTypes: true });
  return items.map((item) => {
    const { name } = item;
    if (item.isFile()) return { name, kind: "file" };
    if (item.isDirectory()) return { name, kind: "folder" };
    return { name, kind: item.isSymbolicLink() ? "link" : "other" };
  });
};

/**
 * Every file below the content folder, sorted by path. Symbolic links that lead out of it are reported and left out.
 */
export async function listFiles(
  root: string,
  read: ReadFolder = readFolder,
): Promise<StageResult<FoundFile[]>> {
  const files: FoundFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const realRoot = await realpath(root);
  await walk("", 0);
  files.sort((a, b) => compareText(a.path, b.path));
  return { value: files, diagnostics };

  async function walk(folder: string, depth: number): Promise<void> {
    const items = await read(join(root, folder));
    // A promise for each of a hundred thousand files would take memory.
    await Promise.all(
      items.flatMap((item) => visit(folder, item, depth) ?? []),
    );
  }

  function visit(
    folder: string,
    { name, kind }: FolderItem,
    depth: number,
  ): Promise<void> | undefined {
    if (name.startsWith(".")) return undefined;
    const path = folder === "" ? name : `${folder}/${name}`;
    if (name.includes("\uFFFD") || name.includes("\\"))
      return add(path, "name", depth);
    return kind === "link"
      ? follow(path, join(root, path)).then((found) => add(path, found, depth))
      : add(path, kind, depth);
  }

  function add(
    path: string,
    found: Found | undefined,
    depth: number,
  ): Promise<void> | undefined {
    if (found === "folder" && depth < MAX_DEPTH) return walk(path, depth + 1);
    if (found === "file") files.push({ path, absolutePath: join(root, path) });
    else if (found === "folder") diagnostics.push(reportStray(path, "deep"));
    else if (found !== undefined) diagnostics.push(reportStray(path, found));
    return undefined;
  }

  async function follow(
    path: string,
    absolutePath: string,
  ): Promise<Found | undefined> {
    const target = await realpath(absolutePath).catch(() => undefined);
    if (target === undefined) return "broken";
    if (!target.startsWith(`${realRoot}${sep}`)) {
      const message = `The symbolic link \`${path}\` leads out of the content folder.`;
      diagnostics.push(buildDiagnostic(fileOutside, startOf(path), message));
      return undefined;
    }
    const facts = await stat(target);
    if (facts.isFile()) return "file";
    if (!facts.isDirectory()) return "other";
    const real = await realpath(dirname(absolutePath));
    return `${real}${sep}`.startsWith(`${target}${sep}`) ? "round" : "folder";
  }
}

function reportStray(path: string, cause: Cause): Diagnostic {
  const [message, help] = causes[cause];
  return buildDiagnostic(collectionStrayFile, startOf(path), message, { help });
}

/** The static files of the site: path with a leading slash -> absolute path. Earlier folders win. */
export async function listPublic(
  folders: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    const items = await readdir(folder, {
      recursive: true,
      withFileTypes: true,
    }).catch(() => []);
    for (const item of items) {
      if (!item.isFile()) continue;
      const absolutePath = join(item.parentPath, item.name);
      const path = `/${relativePath(folder, absolutePath)}`;
      if (!found.has(path)) found.set(path, absolutePath);
    }
  }
  return found;
}
