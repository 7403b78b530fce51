import type { TextEdit } from "../../model/source-text.ts";
import type { Subject } from "../../look/refs/subject.ts";
import type {
  MentionPlace,
  SearchableContent,
} from "../../look/refs/find-places.ts";
import { randomUUID } from "node:crypto";
import { lstat, mkdir, rename, rm, rmdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { AppError } from "../../app-error.ts";
import { replaceFiles, type ChangedFile } from "../edit/replace-files.ts";
import type { WorkTree } from "./work-tree.ts";

/** The move of a file or folder, as absolute paths. */
export interface FileMove {
  from: string;
  to: string;
}

/** All file changes of a command. The plan is computed and checked completely before anything is written. */
export interface ChangePlan {
  /** Edits by file, as it is named before the move. */
  edits: ReadonlyMap<string, readonly TextEdit[]>;
  moves: readonly FileMove[];
  /** Files and folders to delete, as absolute paths. */
  removals: readonly string[];
  /** The places that are rewritten because they point to the subject. */
  places: readonly MentionPlace[];
  /** The redirect from the old path. */
  redirect?: { from: string; to: string };
  /** Notes for people, in whole sentences. */
  notes: readonly string[];
}

/** A planned move or removal. */
export interface Task {
  subject: Subject;
  plan: ChangePlan;
  /** A short description. Printed if no file is moved or removed. */
  headline: string;
  /** Additional fields of the JSON. */
  facts: Readonly<Record<string, unknown>>;
  /** True to allow the removal of files that git cannot restore. */
  canLose: boolean;
}

/** Collects the edits of many files. */
export function createEditList() {
  const edits = new Map<string, TextEdit[]>();
  return {
    edits,
    add(file: string, edit: TextEdit): void {
      const known = edits.get(file) ?? [];
      const isSame = ({ end, start, text }: TextEdit) =>
        start === edit.start && end === edit.end && text === edit.text;
      if (!known.some(isSame)) known.push(edit);
      edits.set(file, known);
    },
  };
}

/**
 * Carries out a plan: first changes of texts, then moves, then removals. If a step fails, the earlier ones are undone.
 * @param workTree undefined without git
 * @throws AppError when a step fails. Everything is as before then.
 */
export async function applyPlan(
  plan: ChangePlan,
  changes: readonly ChangedFile[],
  { folders: { contentDir, show } }: Pick<SearchableContent, "folders">,
  workTree: WorkTree | undefined,
): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  const kept: string[] = [];
  try {
    const shown = changes.map((each) => ({ ...each, path: show(each.path) }));
    await replaceFiles(contentDir, shown, (change) => {
      const back = { ...change, before: change.after, after: change.before };
      undo.push(() => replaceFiles(contentDir, [back]));
    });
    for (const move of plan.moves) {
      const isTracked = await workTree?.isTracked(move.from);
      await moveFile(move, isTracked ? workTree : undefined, undo);
    }
    for (const path of plan.removals) {
      // Kept under a hidden name until every step has succeeded.
      const hidden = `.${basename(path)}.${randomUUID()}.tmp`;
      const copy = join(dirname(path), hidden);
      await rename(path, copy);
      kept.push(copy);
      undo.push(() => rename(copy, path));
      if (await workTree?.isTracked(path)) await workTree?.remove(path);
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
  for (const path of kept) await rm(path, { recursive: true, force: true });
}

async function moveFile(
  { from, to }: FileMove,
  workTree: WorkTree | undefined,
  undo: (() => Promise<unknown>)[],
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
  if (a.toLowerCase() !== b.toLowerCase()) return false;
  const [one, other] = await Promise.all(
    [a, b].map((path) => lstat(path).catch(() => undefined)),
  );
  return one !== undefined && one.ino === other?.ino && one.dev === other.dev;
}
