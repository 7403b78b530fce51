import { isAbsolute, relative, sep } from "node:path";
import {
  exitCodes,
  type CommandContext,
  type ExitCode,
} from "../../context.ts";
import { applyPlan } from "./apply-plan.ts";
import { checkPlan } from "./check-plan.ts";
import { findChanges, findMoved, findRemoved } from "./find-changes.ts";
import { findUndo, type Undo } from "./find-undo.ts";
import {
  formatPlan,
  formatPlanDiff,
  formatPlanJson,
  paintDiff,
  type Shown,
} from "./format-plan.ts";
import type { OpenContent } from "../../look/refs/open-content.ts";
import type { ChangePlan } from "./plan.ts";
import { openWorkTree } from "./work-tree.ts";

export interface CarryOutOptions {
  dryRun?: true;
  json?: true;
  colors: boolean;
  /** What is done, in a few words: said where no file shows it. */
  headline: string;
  /** Facts for the JSON. */
  facts: Readonly<Record<string, unknown>>;
  /** Refuses what git could not bring back, unless it is to be done all the same. */
  guard?: ((undo: Undo) => void) | undefined;
}

/**
 * Checks a plan in memory, carries it out unless it is only to be shown, and prints what was done.
 * @throws AppError when the content would break, or a file cannot be written; nothing is changed then
 */
export async function carryOut(
  plan: ChangePlan,
  content: OpenContent,
  options: CarryOutOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { folders } = content;
  const shown: Shown = {
    file: folders.show,
    path: (path) => showPath(path, context.cwd),
  };
  const changes = await findChanges(plan, content);
  await checkPlan(plan, changes, content);
  const workTree = await openWorkTree(folders.contentDir, context);
  const undo = await findUndo(plan, changes, workTree, shown);
  if (!options.dryRun) {
    options.guard?.(undo);
    await applyPlan(plan, changes, content, workTree);
  }
  const { stderr, stdout } = context;
  if (options.json) {
    const facts = {
      ...options.facts,
      dryRun: options.dryRun === true,
      undo: undo.command ?? null,
      uncommitted: undo.uncommitted,
    };
    stdout.write(formatPlanJson(plan, changes, shown, facts));
  } else if (options.dryRun) {
    const [moved, removed] = await Promise.all([
      findMoved(plan),
      findRemoved(plan),
    ]);
    const diff = formatPlanDiff(moved, changes, removed, shown);
    stdout.write(paintDiff(diff, options.colors));
  } else stdout.write(formatPlan(plan, options.headline, shown));
  if (!options.json) for (const note of plan.notes) stderr.write(`${note}\n`);
  if (options.dryRun) stderr.write("Nothing was written.\n");
  else if (!options.json) stderr.write(formatUndo(undo));
  return exitCodes.clean;
}

function formatUndo({ command, uncommitted }: Undo): string {
  if (uncommitted.length > 0)
    return `Not committed before this: ${uncommitted.join(", ")}. git cannot tell those changes from these.\n`;
  return command === undefined ? "" : `Undo: ${command}\n`;
}

function showPath(path: string, cwd: string): string {
  const inside = relative(cwd, path);
  const isInside = !inside.startsWith("..") && !isAbsolute(inside);
  return (isInside ? inside : path).split(sep).join("/");
}

/** Says which files could not be read: what they point to is not rewritten. */
export function warnOfUnread(
  files: readonly string[],
  { folders }: OpenContent,
  { stderr }: CommandContext,
): void {
  if (files.length === 0) return;
  const shown = files.map(folders.show).join(", ");
  stderr.write(
    `Not searched, because of errors: ${shown}. Links there stay as they are.\n`,
  );
}
