import {
  wantsColors,
  type CommandContext,
  type ExitCode,
} from "../../context.ts";
import type { FolderOptions } from "../../folders.ts";
import { openSearchable } from "../../look/refs/open-searchable.ts";
import { carryOut } from "./carry-out.ts";
import { planMove } from "./plan-move.ts";
import { openWorkTree } from "./work-tree.ts";

export interface MoveOptions extends FolderOptions {
  dryRun?: true;
  json?: true;
  redirect?: boolean;
}

/**
 * Renames an entry, a record or an image, and everything that points to it.
 * @throws AppError when it does not exist, cannot have that name, or the content would have new errors
 */
export async function moveContent(
  name: string,
  to: string,
  options: MoveOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const content = await openSearchable(options, context);
  const { newName, plan, subject } = await planMove(
    name,
    to,
    content,
    options.redirect,
  );
  const workTree = await openWorkTree(content.folders.contentDir, context);
  const task = {
    subject,
    plan,
    headline: `${subject.name} -> ${newName}`,
    facts: { from: subject.name, to: newName },
    canLose: true,
  };
  const colors = wantsColors(context);
  return carryOut(task, content, workTree, { ...options, colors }, context);
}
