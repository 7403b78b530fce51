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
} from "../../look/refs/open-searchable.ts";
import type { Subject } from "../../look/refs/subject.ts";
import { applyPlan } from "./apply-plan.ts";
import { checkPlan } from "./check-plan.ts";
import { findChanges } from "./find-changes.ts";
import { noteOutsideUses } from "./find-outside-uses.ts";
import { findUndo, type Undo } from "./find-undo.ts";
import { formatPlanDiff, paintDiff } from "./format-plan-diff.ts";
import { formatPlan, formatPlanJson, type Shown } from "./format-plan.ts";
import type { Task } from "./plan.ts";
import { openWorkTree, type WorkTree } from "./work-tree.ts";

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

/** @throws AppError when git could not restore what is removed */
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
