import {
  wantsColors,
  type CommandContext,
  type ExitCode,
} from "../../context.ts";
import type { FolderOptions } from "../../folders.ts";
import { openSearchable } from "../../look/refs/open-searchable.ts";
import { findSubject } from "../../look/refs/find-subject.ts";
import { carryOut } from "./carry-out.ts";
import { planRemoval, type RemovalOptions } from "./plan-removal.ts";
import { openWorkTree } from "./work-tree.ts";

export interface RemoveOptions extends FolderOptions, RemovalOptions {
  dryRun?: true;
  json?: true;
}

/**
 * Removes an entry, a record or an image.
 * @throws AppError when something still points to it, or git could not restore it
 */
export async function removeContent(
  name: string,
  options: RemoveOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const content = await openSearchable(options, context);
  const subject = findSubject(name, content);
  const workTree = await openWorkTree(content.folders.contentDir, context);
  const task = {
    subject,
    plan: await planRemoval(subject, content, workTree, options),
    headline: `${subject.name} removed`,
    facts: { removed: subject.name, redirectTo: options.redirectTo },
    canLose: options.force === true,
  };
  const colors = wantsColors(context);
  return carryOut(task, content, workTree, { ...options, colors }, context);
}
