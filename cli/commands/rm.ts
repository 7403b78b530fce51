import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import {
  wantsColors,
  type CommandContext,
  type ExitCode,
  type Finish,
} from "../context.ts";
import { addFolderOptions } from "./folder-options.ts";
import { type FolderOptions } from "../folders.ts";

interface RemoveOptions extends FolderOptions {
  redirectTo?: string;
  redirect: boolean;
  force?: true;
  dryRun?: true;
  json?: true;
}

export function addRemoveCommand(
  program: Command,
  context: CommandContext,
  finish: Finish,
): void {
  const command = program
    .command("rm")
    .alias("remove")
    .description("remove an entry, a record or an image that nothing points to")
    .argument("<entry>", "collection/slug, a file, or an address");
  addFolderOptions(command)
    .option(
      "--redirect-to <entry>",
      "what takes its place: links, references and its addresses lead there",
    )
    .option("--no-redirect", "let its address lead nowhere")
    .option(
      "--force",
      "also what git could not bring back, and images the code names",
    )
    .option("--dry-run", "show what would change as a diff, remove nothing")
    .option("--json", "print what was done as JSON")
    .addHelpText(
      "after",
      "\nImages that only it shows go with it.\n\nExample:\n  content rm blog/an-old-post --redirect-to blog/a-newer-post",
    )
    .action(async (name: string, options: RemoveOptions) => {
      finish(await remove(name, options, context));
    });
}

async function remove(
  name: string,
  options: RemoveOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { openContent } = await import("../look/refs/open-content.ts");
  const { findSubject } = await import("../look/refs/find-subject.ts");
  const { planRemoval } = await import("../change/move/plan-removal.ts");
  const { noteOutsideUses } =
    await import("../change/move/find-outside-uses.ts");
  const { openWorkTree } = await import("../change/move/work-tree.ts");
  const { carryOut, warnOfUnread } =
    await import("../change/move/carry-out.ts");
  const content = await openContent(options, context);
  const { compiled, cwd, folders } = content;
  const { folder } = compiled;
  const subject = findSubject(name, { ...folders, folder, cwd });
  const workTree = await openWorkTree(folders.contentDir, context);
  const planned = await planRemoval(subject, content, workTree, options);
  const outside = await noteOutsideUses(subject, content, workTree);
  const plan = { ...planned, notes: [...planned.notes, ...outside] };
  const unread = [...content.unreadable, ...content.finder.unread(subject)];
  warnOfUnread(unread, content, context);
  const colors = wantsColors(context);
  const facts = { removed: subject.name, redirectTo: options.redirectTo };
  const headline = `${subject.name} removed`;
  const guard = options.force ? undefined : refuseLosses;
  const settings = { ...options, colors, facts, headline, guard };
  return carryOut(plan, content, settings, context);
}

/** @throws AppError when git could not bring back what goes */
function refuseLosses({ lost }: { lost: readonly string[] }): void {
  if (lost.length === 0) return;
  throw new AppError(
    "not-committed",
    `${lost.join(", ")}: not committed, so git could not bring it back.`,
    { hint: "Commit first, or add --force." },
  );
}
