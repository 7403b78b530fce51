import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { AppError } from "../../app-error.ts";
import { relativePath } from "../../folders.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { createFileTexts, toContentFile } from "../edit/file-texts.ts";
import type { ChangedFile } from "../edit/replace-files.ts";
import type { ContentFile } from "../../model/content-file.ts";
import type { SearchableContent } from "../../look/refs/open-searchable.ts";
import type { ChangePlan, FileMove } from "./plan.ts";

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

/** The path of a file after the moves, relative to a root. */
export function movedFile(
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
export async function findUnsaved(
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
