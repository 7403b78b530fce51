import { resolve, sep } from "node:path";
import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import type { CommandContext } from "../context.ts";
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

type ValidateOptions = FolderOptions & ReportOptions;

export function addValidateCommand(
  program: Command,
  context: CommandContext,
  finish: Finish,
): void {
  const command = program
    .command("validate")
    .alias("check")
    .description("check the content, write nothing")
    .argument("[paths...]", "report only these files or folders");
  addReportOptions(addFolderOptions(command))
    .addHelpText("after", "\nExample:\n  content validate --format github")
    .action(async (paths: string[], options: ValidateOptions) => {
      finish(await validate(paths, options, context));
    });
}

async function validate(
  paths: readonly string[],
  options: ValidateOptions,
  context: CommandContext,
) {
  const levels = await parseLevels(options.rule);
  await parseFormat(options.format, context);
  parseMaxWarnings(options.maxWarnings);
  const folders = await findFolders(options, context);
  const { contentDir, publicDirs } = folders;
  const { compileContent } = await import("../pipeline/compile-content.ts");
  const result = await compileContent({
    contentDir,
    publicDirs,
    levels,
    render: false,
    now: context.clock(),
    preview: { drafts: true, future: true },
  });
  const wanted = paths.map((path) => resolve(context.cwd, path));
  for (const [index, path] of wanted.entries())
    if (`${path}${sep}`.startsWith(`${contentDir}${sep}`) === false)
      throw new AppError(
        "path-outside",
        `"${paths[index] ?? ""}" does not lie in the content folder.`,
      );
  const isWanted = (file: string) => {
    const absolute = resolve(contentDir, file);
    return wanted.some((path) =>
      `${absolute}${sep}`.startsWith(`${path}${sep}`),
    );
  };
  const diagnostics =
    wanted.length === 0
      ? result.diagnostics
      : result.diagnostics.filter(({ file }) => isWanted(file));
  return printReport({ ...result, diagnostics }, options, folders, context);
}
