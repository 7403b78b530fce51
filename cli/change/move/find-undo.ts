import type { ChangedFile } from "../edit/replace-files.ts";
import { isInside } from "./find-changes.ts";
import type { ChangePlan } from "./plan.ts";
import type { Shown } from "./format-plan.ts";
import type { WorkTree } from "./work-tree.ts";

export interface Undo {
  /** The command that undoes the plan. Undefined if git cannot undo it. */
  command?: string;
  /** Files with uncommitted changes, as printed. */
  uncommitted: string[];
  /** Files to be removed that git cannot restore, as printed. */
  lost: string[];
}

/** Finds out how git can undo a plan. Must run before the plan is carried out. */
export async function findUndo(
  { moves, removals }: ChangePlan,
  changes: readonly ChangedFile[],
  workTree: WorkTree | undefined,
  shown: Shown,
): Promise<Undo> {
  if (workTree === undefined)
    return { uncommitted: [], lost: removals.map(shown.path) };
  const changed = changes.map(({ absolutePath }) => absolutePath);
  const sources = moves.map(({ from }) => from);
  const before = [...sources, ...removals, ...changed];
  const dirty = await workTree.uncommitted(before);
  const uncommitted = [...dirty].map(shown.path);
  const lost = removals.filter((path) => dirty.has(path)).map(shown.path);
  if (dirty.size > 0) return { uncommitted, lost };
  const inMoves = (path: string) =>
    sources.some((from) => isInside(path, from));
  const paths = [
    ...moves.flatMap(({ from, to }) => [from, to]),
    ...removals,
    ...changed.filter((path) => !inMoves(path)),
  ];
  const words = [...new Set(paths)]
    .map(shown.path)
    .map(toPathspec)
    .map(quoteForShell);
  const command = `git restore --staged --worktree -- ${words.join(" ")}`;
  return { command, uncommitted, lost };
}

/** A path as a pathspec of git, with the characters that are patterns made literal. */
function toPathspec(path: string): string {
  return /[*?[\\]|^:/.test(path) ? `:(literal)${path}` : path;
}

function quoteForShell(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word)
    ? word
    : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
