import { join, sep } from "node:path";
import { AppError } from "../../app-error.ts";
import { compileContent } from "../../compile/compile-content.ts";
import { readFolder, listPublic } from "../../compile/list-files.ts";
import type { SearchableContent } from "../../look/refs/find-places.ts";
import { findNewProblems } from "../edit/find-new-problems.ts";
import type { ChangedFile } from "../edit/replace-files.ts";
import type { ChangePlan, FileMove } from "./plan.ts";
import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { relativePath } from "../../folders.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { createFileTexts, toContentFile } from "../edit/file-texts.ts";
import type { ContentFile } from "../../model/content-file.ts";

/**
 * Compiles the content in memory as it would be after the plan.
 * @throws AppError when it would have new errors
 */
export async function checkPlan(
  plan: ChangePlan,
  changes: readonly ChangedFile[],
  { compiled, folders, options }: SearchableContent,
): Promise<void> {
  const { contentDir, publicDirs, show } = folders;
  const gone = [...plan.removals, ...plan.moves.map(({ from }) => from)];
  const isGone = (path: string) => gone.some((root) => isInside(path, root));
  const publicFiles = new Map<string, string>();
  for (const [address, path] of await listPublic(publicDirs)) {
    const root = path.slice(0, -address.length);
    const moved = `/${movedFile(path, plan.moves, root)}`;
    if (moved !== address || !isGone(path)) publicFiles.set(moved, path);
  }
  const after = await compileContent({
    ...options,
    readFolder: async (folder) => {
      const items = await readFolder(folder);
      return items.filter(({ name }) => !isGone(join(folder, name)));
    },
    publicFiles,
    unsaved: await findUnsaved(plan, changes, contentDir),
  });
  // Problems are compared by file and rule, because a move may change positions and messages.
  const before = compiled.diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ file, rule }) => {
      const path = join(contentDir, file);
      return `${rule}\n${file && movedFile(path, plan.moves, contentDir)}`;
    });
  const fresh = findNewProblems(
    before,
    after.diagnostics.filter(({ severity }) => severity === "error"),
    ({ file, rule }) => `${rule}\n${file}`,
  );
  if (fresh.length === 0) return;
  const shown = fresh
    .slice(0, 5)
    .map(
      ({ column, file, line, message }) =>
        `  ${show(file)}:${line}:${column} ${message}`,
    );
  if (fresh.length > 5) shown.push(`  and ${fresh.length - 5} more`);
  throw new AppError(
    "would-break",
    "The content would not be valid after this, so nothing was changed.",
    { hint: shown.join("\n") },
  );
}

/**
 * The texts that a plan changes, at their paths before any move.
 * @throws AppError when a file has changed since it was read
 */
export async function findChanges(
  { edits }: Pick<ChangePlan, "edits">,
  { compiled, folders }: Pick<SearchableContent, "compiled" | "folders">,
): Promise<ChangedFile[]> {
  const texts = createFileTexts(folders.contentDir);
  for (const [file, list] of edits) {
    const text = compiled.sources.get(file)?.text ?? "";
    if (!(await texts.read(file, text)))
      throw new AppError(
        "file-changed",
        `${folders.show(file)} has changed since it was read, so nothing was written.`,
        { hint: "Run the command again." },
      );
    texts.set(file, applyEdits(text, list));
  }
  return texts.changed();
}

function movedFile(
  path: string,
  moves: ChangePlan["moves"],
  root: string,
): string {
  return relativePath(root, movedPath(path, moves));
}

export function movedPath(path: string, moves: ChangePlan["moves"]): string {
  const move = moves.find(({ from }) => isInside(path, from));
  return move ? move.to + path.slice(move.from.length) : path;
}

/** True if a path is the root or inside of it. */
export function isInside(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}${sep}`);
}

/** Every moved or changed file with its new bytes, as unsaved files for a check. */
async function findUnsaved(
  plan: ChangePlan,
  changes: readonly ChangedFile[],
  contentDir: string,
): Promise<ContentFile[]> {
  const bytes = new Map(
    changes.map(({ absolutePath, after }) => [absolutePath, after]),
  );
  const files = await findMoved(plan);
  const paths = new Set([...files.map(({ from }) => from), ...bytes.keys()]);
  const all = await Promise.all(
    [...paths].map(async (path) => {
      const content = bytes.get(path) ?? (await readFile(path));
      const file = movedFile(path, plan.moves, contentDir);
      // Images are still read from where they are.
      const moved = toContentFile(contentDir, file, content);
      return { ...moved, absolutePath: path };
    }),
  );
  return all.filter(
    ({ path }) => !path.split("/").some((step) => step.startsWith(".")),
  );
}

/** All files in a folder, or the file itself, in order. */
async function filesBelow(path: string): Promise<string[]> {
  const items = await readdir(path, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => undefined);
  if (items === undefined) return [path];
  return items
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name))
    .toSorted();
}

/** A file to remove. */
export interface RemovedFile {
  path: string;
  /** Undefined for a binary file. */
  text: string | undefined;
  /** The git object id of its bytes, which `git apply` compares before it removes a binary file. */
  blob: string;
}

/** All files that a plan removes. */
export async function findRemoved(plan: ChangePlan): Promise<RemovedFile[]> {
  const paths = await Promise.all(plan.removals.map(filesBelow));
  const files = paths.flat().toSorted();
  return Promise.all(
    files.map(async (path) => {
      const bytes = await readFile(path);
      const isText = isUtf8(bytes) && !bytes.includes(0);
      const text = isText ? bytes.toString("utf8") : undefined;
      const blob = createHash("sha1").update(`blob ${bytes.length}\0`);
      return { path, text, blob: blob.update(bytes).digest("hex") };
    }),
  );
}

/** The moves of all files. */
export async function findMoved({ moves }: ChangePlan): Promise<FileMove[]> {
  const paths = await Promise.all(moves.map(({ from }) => filesBelow(from)));
  return paths.flat().map((from) => ({ from, to: movedPath(from, moves) }));
}
