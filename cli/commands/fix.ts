import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import type { FixResult } from "../change/fix/fix-content.ts";
import {
  loadLevels,
  parseRuleFilter,
  checkOptions,
} from "../check/settings/load-levels.ts";
import { findFolders, type FolderOptions } from "../folders.ts";
import { countProblems } from "../model/strictness.ts";
import { type AddCommand, addFolderCommand, repeatable } from "./command.ts";
import { parseWanted } from "./wanted-files.ts";

interface FixOptions extends FolderOptions {
  dryRun?: true;
  rule?: string[];
}

export const addFixCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "fix")
    .description("fix every problem that has one safe fix")
    .argument("[paths...]", "change only these files or folders")
    .option("--dry-run", "show the changes as a diff, write nothing")
    .addOption(
      repeatable("--rule <id>", "fix only problems of this rule or group"),
    )
    .addHelpText(
      "after",
      "\nPrints the changed files. Exits with 1 while errors are left.\n\nExample:\n  content fix --dry-run content/blog",
    )
    .action(async (paths: string[], options: FixOptions) => {
      finish(await fix(paths, options, context));
    });
};

async function fix(
  paths: readonly string[],
  options: FixOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const folders = await findFolders(options, context);
  const isSelected = await parseRuleFilter(options.rule);
  const isWanted = await parseWanted(paths, folders, context);
  const checks = await loadLevels(undefined, folders, context);
  const { fixContent } = await import("../change/fix/fix-content.ts");
  const { formatChanges, listChanges } =
    await import("../change/edit/format-diff.ts");
  const result = await fixContent(checkOptions(folders, checks, context), {
    isWanted: ({ file, rule }) => isWanted(file) && isSelected(rule),
    write: options.dryRun !== true,
  });
  const print = options.dryRun ? formatChanges : listChanges;
  context.stdout.write(print(result.changes, folders));
  const { printable } = await import("../report/printable.ts");
  for (const { file, line, message } of result.refused) {
    const place = `${folders.show(file)}:${line}`;
    const why = "Not fixed, because the fix would cause other errors";
    context.stderr.write(`${printable(`${why}: ${place} ${message}`)}\n`);
  }
  return summarize(result, isWanted, options, context);
}

async function summarize(
  result: FixResult,
  isWanted: (file: string) => boolean,
  { dryRun }: FixOptions,
  { stderr }: CommandContext,
): Promise<ExitCode> {
  const { count } = await import("../report/report.ts");
  const { formatFixCount } = await import("../change/fix/fix-content.ts");
  const { changes, checked } = result;
  const done = formatFixCount(result, dryRun ? "to fix" : "fixed");
  const left = checked.diagnostics.filter(({ file }) => isWanted(file));
  const { errors, warnings } = countProblems(left);
  const rest = `${count(errors, "error")} and ${count(warnings, "warning")}`;
  stderr.write(`${done}; ${rest} ${dryRun ? "would be" : "are"} left.\n`);
  if (errors > 0) stderr.write("Run `content validate` to see them.\n");
  const isDirty = errors > 0 || (dryRun === true && changes.length > 0);
  return isDirty ? exitCodes.problems : exitCodes.clean;
}
