import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import type { Finish } from "../program.ts";
import {
  addFolderOptions,
  findFolders,
  type FolderOptions,
} from "./folders.ts";
import {
  addReportOptions,
  parseFormat,
  parseLevels,
  parseMaxWarnings,
  printReport,
  type ReportOptions,
} from "./report-options.ts";

interface BuildOptions extends FolderOptions, ReportOptions {
  drafts?: true;
  future?: true;
  clock?: string;
  clean?: true;
}

export function addBuildCommand(
  program: Command,
  context: CommandContext,
  finish: Finish,
): void {
  const command = program
    .command("build")
    .description("check and compile the content, write the index");
  addReportOptions(addFolderOptions(command))
    .option("--drafts", "include drafts: a preview")
    .option("--future", "show scheduled entries: a preview")
    .option("--clock <iso>", "the moment to build for (default: the present)")
    .option("--clean", "empty the output folder before writing")
    .addHelpText("after", "\nExample:\n  content build --drafts --watch")
    .action(async (options: BuildOptions) => {
      finish(await build(options, context));
    });
}

async function build(
  options: BuildOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const levels = await parseLevels(options.rule);
  await parseFormat(options.format, context);
  parseMaxWarnings(options.maxWarnings);
  const now = parseClock(options.clock) ?? context.clock();
  const folders = await findFolders(options, context);
  const { contentDir, publicDirs, outDir } = folders;
  const { compileContent } = await import("../pipeline/compile-content.ts");
  const result = await compileContent({
    ...{ contentDir, publicDirs, levels, now, render: true },
    preview: {
      drafts: options.drafts ?? false,
      future: options.future ?? false,
    },
  });
  const code = await printReport(result, options, folders, context);
  if (result.output === undefined || code !== exitCodes.clean) return code;
  const { writeOutput } = await import("../pipeline/write-output.ts");
  await writeOutput(outDir, result.output);
  return code;
}

/** @throws AppError unless it is a date or a moment */
function parseClock(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new AppError(
    "bad-option",
    `--clock takes a moment such as 2026-11-20T09:00:00Z, not "${text}".`,
  );
}
