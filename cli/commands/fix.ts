import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import {
  exitCodes,
  type CommandContext,
  type ExitCode,
  type Finish,
} from "../context.ts";
import type { MendResult } from "../change/fix/mend-content.ts";
import { addFolderOptions } from "./folder-options.ts";
import { findFolders, type FolderOptions } from "../folders.ts";
import { loadLevels } from "../check/settings/load-levels.ts";
import { parseWanted } from "./wanted-files.ts";

interface FixOptions extends FolderOptions {
  dryRun?: true;
  rule?: string[];
}

export function addFixCommand(
  program: Command,
  context: CommandContext,
  finish: Finish,
): void {
  const command = program
    .command("fix")
    .description("mend what can be mended without asking")
    .argument("[paths...]", "change only these files or folders");
  addFolderOptions(command)
    .option("--dry-run", "show the changes as a diff, write nothing")
    .option(
      "--rule <id>",
      "mend only what this rule or group reports; repeatable",
      (value: string, before: string[] = []) => [...before, value],
    )
    .addHelpText(
      "after",
      "\nPrints the changed files. Exits with 1 while errors are left.\n\nExample:\n  content fix --dry-run content/blog",
    )
    .action(async (paths: string[], options: FixOptions) => {
      finish(await fix(paths, options, context));
    });
}

async function fix(
  paths: readonly string[],
  options: FixOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const folders = await findFolders(options, context);
  const isSelected = await parseRules(options.rule);
  const isWanted = await parseWanted(paths, folders, context);
  const checks = await loadLevels(undefined, folders, context);
  const { mendFolder } = await import("../change/fix/mend-folder.ts");
  const { contentDir, publicDirs } = folders;
  const compileOptions = {
    contentDir,
    publicDirs,
    ...checks,
    now: context.clock(),
    render: false,
    preview: { drafts: true, future: true },
  };
  const result = await mendFolder(compileOptions, {
    isWanted: ({ file, rule }) => isWanted(file) && isSelected(rule),
    write: options.dryRun !== true,
  });
  if (options.dryRun) {
    const { formatChanges } = await import("../change/edit/format-changes.ts");
    context.stdout.write(formatChanges(result.changes, folders));
  } else
    for (const { path } of result.changes)
      context.stdout.write(`${folders.show(path)}\n`);
  const left = result.checked.diagnostics.filter(({ file }) => isWanted(file));
  const { printable } = await import("../report/printable.ts");
  for (const { file, line, message } of result.refused) {
    const place = `${folders.show(file)}:${line}`;
    const why = "Not mended, because other errors would follow";
    context.stderr.write(printable(`${why}: ${place} ${message}`) + "\n");
  }
  return tell({ ...result, left }, options, context);
}

/** @throws AppError for a rule or group that does not exist: nothing would ever be mended for it */
async function parseRules(
  rules: readonly string[] = [],
): Promise<(rule: string) => boolean> {
  const { ruleIds } = await import("../rules/catalogue.ts");
  const { formatSuggestion, nearestWord } =
    await import("../rules/nearest-word.ts");
  const names = new Set<string>([...ruleIds.map(groupOf), ...ruleIds]);
  for (const rule of rules) {
    if (names.has(rule)) continue;
    const meant = formatSuggestion(nearestWord(rule, names));
    throw new AppError("unknown-rule", `There is no rule "${rule}".${meant}`);
  }
  return (rule) =>
    rules.length === 0 || rules.includes(rule) || rules.includes(groupOf(rule));
}

function groupOf(rule: string): string {
  return rule.slice(0, rule.indexOf("/"));
}

async function tell(
  { changes, left, mended }: MendResult & { left: MendResult["refused"] },
  { dryRun }: FixOptions,
  { stderr }: CommandContext,
): Promise<ExitCode> {
  const { count } = await import("../report/report.ts");
  const { formatCount } = await import("../change/fix/format-count.ts");
  const done = formatCount(mended, changes, dryRun ? "to mend" : "mended");
  const errors = left.filter(({ severity }) => severity === "error").length;
  const rest = `${count(errors, "error")} and ${count(left.length - errors, "warning")}`;
  stderr.write(`${done}; ${rest} ${dryRun ? "would be" : "are"} left.\n`);
  if (errors > 0) stderr.write("See content validate.\n");
  const isDirty = errors > 0 || (dryRun === true && changes.length > 0);
  return isDirty ? exitCodes.problems : exitCodes.clean;
}
