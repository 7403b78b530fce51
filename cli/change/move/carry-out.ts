import { AppError } from "../../app-error.ts";
import {
  exitCodes,
  wantsColors,
  type CommandContext,
  type ExitCode,
} from "../../context.ts";
import { pathInside, type FolderOptions } from "../../folders.ts";
import {
  openSearchable,
  type SearchableContent,
} from "../../look/refs/find-places.ts";
import type { Subject } from "../../look/refs/subject.ts";
import { applyPlan, type Task, type ChangePlan } from "./plan.ts";
import { checkPlan, findChanges, isInside } from "./check-plan.ts";
import { noteOutsideUses, openWorkTree, type WorkTree } from "./work-tree.ts";
import {
  formatPlanDiff,
  paintDiff,
  formatPlan,
  formatPlanJson,
  type Shown,
} from "./format-plan.ts";
import type { ChangedFile } from "../edit/replace-files.ts";

export interface CarryOutOptions extends FolderOptions {
  dryRun?: true;
  json?: true;
}

/**
 * Plans a task, checks it in memory, carries it out unless this is a dry run, and prints what was done.
 * @throws AppError when no plan is possible, the content would have new errors, or a file cannot be written. Nothing
 * has changed then.
 */
export async function carryOut(
  planTask: (content: SearchableContent, workTree?: WorkTree) => Promise<Task>,
  options: CarryOutOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const content = await openSearchable(options, context);
  const { cwd, folders } = content;
  const workTree = await openWorkTree(folders.contentDir, context);
  const task = await planTask(content, workTree);
  const shown: Shown = {
    file: folders.show,
    path: (path) => pathInside(cwd, path) ?? path,
  };
  const outside = await noteOutsideUses(task.subject, content, workTree);
  const plan = { ...task.plan, notes: [...task.plan.notes, ...outside] };
  warnOfUnread(task.subject, content, context);
  const changes = await findChanges(plan, content);
  await checkPlan(plan, changes, content);
  const undo = await findUndo(plan, changes, workTree, shown);
  if (!options.dryRun) {
    if (!task.canLose) refuseLosses(undo);
    await applyPlan(plan, changes, content, workTree);
  }
  const { stderr, stdout } = context;
  if (options.json) {
    const facts = {
      ...task.facts,
      dryRun: options.dryRun === true,
      undo: undo.command ?? null,
      uncommitted: undo.uncommitted,
    };
    stdout.write(formatPlanJson(plan, changes, shown, facts));
  } else if (options.dryRun) {
    const diff = await formatPlanDiff(plan, changes, shown);
    stdout.write(paintDiff(diff, wantsColors(context)));
  } else stdout.write(formatPlan(plan, task.headline, shown));
  if (!options.json) for (const note of plan.notes) stderr.write(`${note}\n`);
  if (options.dryRun) stderr.write("Nothing was written.\n");
  else if (!options.json) stderr.write(formatUndo(undo));
  return exitCodes.clean;
}

function refuseLosses({ lost }: Undo): void {
  if (lost.length === 0) return;
  throw new AppError(
    "not-committed",
    `${lost.join(", ")}: not committed, so git could not restore it.`,
    { hint: "Commit first, or add --force." },
  );
}

function formatUndo({ command, uncommitted }: Undo): string {
  if (uncommitted.length > 0)
    return `These files had uncommitted changes: ${uncommitted.join(", ")}. git cannot undo this command alone.\n`;
  return command === undefined ? "" : `Undo: ${command}\n`;
}

/** Names the files that could not be read. Links in them are not updated. */
function warnOfUnread(
  subject: Subject,
  { finder, folders, unreadable }: SearchableContent,
  { stderr }: CommandContext,
): void {
  const files = [...unreadable, ...finder.unread(subject)];
  if (files.length === 0) return;
  const shown = files.map(folders.show).join(", ");
  stderr.write(
    `Not searched because of errors: ${shown}. Links there stay as they are.\n`,
  );
}

interface Undo {
  /** The command that undoes the plan. Undefined if git cannot undo it. */
  command?: string;
  /** Files with uncommitted changes, as printed. */
  uncommitted: string[];
  /** Files to be removed that git cannot restore, as printed. */
  lost: string[];
}

/** Finds out how git can undo a plan. Must run before the plan is carried out. */
async function findUndo(
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
