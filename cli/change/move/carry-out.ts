import { isAbsolute, relative, sep } from "node:path";
import { AppError } from "../../app-error.ts";
import {
  exitCodes,
  type CommandContext,
  type ExitCode,
} from "../../context.ts";
import type { SearchableContent } from "../../look/refs/open-searchable.ts";
import type { Subject } from "../../look/refs/subject.ts";
import { applyPlan } from "./apply-plan.ts";
import { checkPlan } from "./check-plan.ts";
import { findChanges, findMoved, findRemoved } from "./find-changes.ts";
import { noteOutsideUses } from "./find-outside-uses.ts";
import { findUndo, type Undo } from "./find-undo.ts";
import { formatPlanDiff, paintDiff } from "./format-plan-diff.ts";
import { formatPlan, formatPlanJson, type Shown } from "./format-plan.ts";
import type { ChangePlan } from "./plan.ts";
import type { WorkTree } from "./work-tree.ts";

/** A planned move or removal. */
export interface Task {
  subject: Subject;
  plan: ChangePlan;
  /** What is done, in a few words. Printed when no moved or removed file shows it. */
  headline: string;
  /** What the JSON says besides the plan. */
  facts: Readonly<Record<string, unknown>>;
  /** True if files may be removed that git cannot restore. */
  canLose: boolean;
}

export interface CarryOutOptions {
  dryRun?: true;
  json?: true;
  colors: boolean;
}

/**
 * Checks a plan in memory, carries it out unless this is a dry run, and prints what was done.
 * @throws AppError when the content would have new errors, or a file cannot be written. Nothing has changed then.
 */
export async function carryOut(
  task: Task,
  content: SearchableContent,
  workTree: WorkTree | undefined,
  options: CarryOutOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { cwd, folders } = content;
  const shown: Shown = {
    file: folders.show,
    path: (path) => showPath(path, cwd),
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
    const [moved, removed] = [await findMoved(plan), await findRemoved(plan)];
    const diff = formatPlanDiff(moved, changes, removed, shown);
    stdout.write(paintDiff(diff, options.colors));
  } else stdout.write(formatPlan(plan, task.headline, shown));
  if (!options.json) for (const note of plan.notes) stderr.write(`${note}\n`);
  if (options.dryRun) stderr.write("Nothing was written.\n");
  else if (!options.json) stderr.write(formatUndo(undo));
  return exitCodes.clean;
}

/** @throws AppError when git could not restore what is removed */
function refuseLosses({ lost }: Undo): void {
  if (lost.length === 0) return;
  throw new AppError(
    "not-committed",
    `${lost.join(", ")}: not committed, so git could not bring it back.`,
    { hint: "Commit first, or add --force." },
  );
}

function formatUndo({ command, uncommitted }: Undo): string {
  if (uncommitted.length > 0)
    return `These files had uncommitted changes: ${uncommitted.join(", ")}. git cannot undo this command alone.\n`;
  return command === undefined ? "" : `Undo: ${command}\n`;
}

function showPath(path: string, cwd: string): string {
  const inside = relative(cwd, path);
  const isInside = !inside.startsWith("..") && !isAbsolute(inside);
  return (isInside ? inside : path).split(sep).join("/");
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
    `Not searched, because of errors: ${shown}. Links there stay as they are.\n`,
  );
}
