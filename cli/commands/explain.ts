import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import {
  exitCodes,
  type CommandContext,
  type ExitCode,
  type Finish,
} from "../context.ts";
import { addFolderOptions } from "./folder-options.ts";
import { type FolderOptions } from "../folders.ts";

interface ExplainOptions extends FolderOptions {
  format: string;
}

const formats = ["pretty", "json", "markdown"] as const;

export function addExplainCommand(
  program: Command,
  context: CommandContext,
  finish: Finish,
): void {
  const command = program
    .command("explain")
    .description("what a rule looks for, why, and what to do")
    .argument("[rule]", "a rule or a group of rules; all of them without it");
  addFolderOptions(command)
    .option("--format <name>", formats.join(", "), "pretty")
    .addHelpText(
      "after",
      "\nExamples:\n  content explain link/missing\n  content explain seo",
    )
    .action(async (name: string | undefined, options: ExplainOptions) => {
      finish(await explain(name, options, context));
    });
}

async function explain(
  name: string | undefined,
  options: ExplainOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const format = formats.find((one) => one === options.format);
  if (format === undefined)
    throw new AppError(
      "bad-option",
      `There is no format "${options.format}"; there are ${formats.join(", ")}.`,
    );
  const { findRules } = await import("../look/explain/find-rules.ts");
  const { formatRules } = await import("../look/explain/format-rules.ts");
  const rules = findRules(name);
  const levelOf = await levelsInForce(options, context);
  context.stdout.write(formatRules[format](rules, levelOf));
  return exitCodes.clean;
}

/** The levels that the settings file gives, where there is one: a rule is explained anywhere. */
async function levelsInForce(
  options: FolderOptions,
  context: CommandContext,
): Promise<(rule: string) => string | undefined> {
  const { findFolders } = await import("../folders.ts");
  const folders = await findFolders(options, context).catch(() => undefined);
  if (folders === undefined) return () => undefined;
  const { loadLevels } = await import("../check/settings/load-levels.ts");
  const { levels } = await loadLevels([], folders, context);
  return (rule) => levels.get(rule, "");
}
