import { randomUUID } from "node:crypto";
import {
  lstat,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  writeFile,
} from "node:fs/promises";
import { dirname } from "node:path";
import { AppError } from "../../app-error.ts";
import { replaceFiles } from "../edit/replace-files.ts";
import { filesBelow, type ChangedFile } from "./find-changes.ts";
import type { SearchableContent } from "../../look/refs/open-searchable.ts";
import type { ChangePlan, FileMove } from "./plan.ts";
import type { WorkTree } from "./work-tree.ts";

/**
 * Carries out a plan: first texts, then moves, then removals. If a step fails, the earlier ones are undone.
 * @throws AppError when a step fails. Everything is as before then.
 */
export async function applyPlan(
  plan: ChangePlan,
  changes: readonly ChangedFile[],
  { folders }: Pick<SearchableContent, "folders">,
  workTree: WorkTree | undefined,
): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  try {
    const written = new Set<string>();
    for (const { absolutePath, after, before, file } of changes) {
      // A file with two names is changed once.
      const target = await realpath(absolutePath);
      if (written.has(target)) continue;
      written.add(target);
      const path = folders.show(file);
      const write = (from: Uint8Array, to: Uint8Array) =>
        replaceFiles(folders.contentDir, [
          { path, absolutePath, before: from, after: to },
        ]);
      await write(before, after);
      undo.push(() => write(after, before));
    }
    for (const move of plan.moves) {
      const isTracked = await workTree?.isTracked(move.from);
      const tree = isTracked ? workTree : undefined;
      await moveFile(move, tree, undo);
    }
    for (const path of plan.removals) {
      undo.push(await keepCopy(path));
      if (await workTree?.isTracked(path)) await workTree?.remove(path);
      await rm(path, { recursive: true, force: true });
    }
  } catch (error) {
    for (const step of undo.toReversed()) await step();
    if (error instanceof AppError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError(
      "cannot-write",
      `A file could not be written, so everything was put back: ${reason}`,
      { cause: error },
    );
  }
}

async function moveFile(
  { from, to }: FileMove,
  workTree: WorkTree | undefined,
  undo: (() => Promise<void>)[],
): Promise<void> {
  const step = async (before: string, after: string) => {
    if (workTree) await workTree.move(before, after);
    else await rename(before, after);
    undo.push(() =>
      workTree ? workTree.move(after, before) : rename(after, before),
    );
  };
  const made = await mkdir(dirname(to), { recursive: true });
  if (made !== undefined) undo.push(() => rmdir(dirname(to)).catch(() => {}));
  if (!(await isSameFile(from, to))) return step(from, to);
  // On a file system that ignores case, both names are the same file, so a step between is needed.
  const between = `${to}.${randomUUID()}`;
  await step(from, between);
  return step(between, to);
}

/** True if two paths that differ only in case are the same file. */
export async function isSameFile(a: string, b: string): Promise<boolean> {
  const [one, other] = await Promise.all([
    lstat(a).catch(() => undefined),
    lstat(b).catch(() => undefined),
  ]);
  return (
    one !== undefined &&
    other !== undefined &&
    one.ino === other.ino &&
    one.dev === other.dev &&
    a.toLowerCase() === b.toLowerCase()
  );
}

/** Reads everything at a path into memory and gives back a function that restores it. */
async function keepCopy(path: string): Promise<() => Promise<void>> {
  const files = await Promise.all(
    (await filesBelow(path)).map(async (file) => {
      return { file, bytes: await readFile(file) };
    }),
  );
  return async () => {
    for (const { bytes, file } of files) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
  };
}
