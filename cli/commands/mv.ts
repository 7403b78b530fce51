import type { Command } from "commander";
import {
  wantsColors,
  type CommandContext,
  type ExitCode,
  type Finish,
} from "../context.ts";
import { addFolderOptions } from "./folder-options.ts";
import { type FolderOptions } from "../folders.ts";

interface MoveOptions extends FolderOptions {
  dryRun?: true;
  json?: true;
  redirect?: boolean;
}

export function addMoveCommand(
  program: Command,
  context: CommandContext,
  finish: Finish,
): void {
  const command = program
    .command("mv")
    .alias("rename")
    .description("give an entry, a record or an image another name")
    .argument("<entry>", "collection/slug, a file, or an address")
    .argument("<slug>", "its new slug or id, or collection/slug");
  addFolderOptions(command)
    .option("--dry-run", "show what would change as a diff, write nothing")
    .option("--json", "print what was done as JSON")
    .option("--redirect", "keep the former address, of a draft too")
    .option("--no-redirect", "do not keep the former address")
    .addHelpText(
      "after",
      "\nEvery link, reference and image path follows, byte for byte; the former address leads to the new one.\n\nExample:\n  content mv blog/a-post a-better-name --dry-run",
    )
    .action(async (name: string, to: string, options: MoveOptions) => {
      finish(await move(name, to, options, context));
    });
}

async function move(
  name: string,
  to: string,
  options: MoveOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { openContent } = await import("../look/refs/open-content.ts");
  const { planMove } = await import("../change/move/plan-move.ts");
  const { noteOutsideUses } =
    await import("../change/move/find-outside-uses.ts");
  const { openWorkTree } = await import("../change/move/work-tree.ts");
  const { carryOut, warnOfUnread } =
    await import("../change/move/carry-out.ts");
  const content = await openContent(options, context);
  const { redirect } = options;
  const { newName, subject, ...planned } = await planMove(
    name,
    to,
    content,
    redirect,
  );
  const workTree = await openWorkTree(content.folders.contentDir, context);
  const outside = await noteOutsideUses(subject, content, workTree);
  const notes = [...planned.plan.notes, ...outside];
  const plan = { ...planned.plan, notes };
  const unread = [...content.unreadable, ...content.finder.unread(subject)];
  warnOfUnread(unread, content, context);
  const colors = wantsColors(context);
  const facts = { from: subject.name, to: newName };
  const headline = `${subject.name} -> ${newName}`;
  const settings = { ...options, colors, facts, headline };
  return carryOut(plan, content, settings, context);
}
