import { stat } from "node:fs/promises";
import { resolve, sep } from "node:path";
import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import type { CommandContext } from "../context.ts";
import type { CompileOptions } from "../pipeline/compile-content.ts";
import type { Finish } from "../program.ts";
import type { SinceOptions } from "../changes/check-since.ts";
import {
  addFolderOptions,
  findFolders,
  type FolderOptions,
} from "./folders.ts";
import { loadLevels } from "./load-levels.ts";
import {
  addReportOptions,
  parseFormat,
  parseMaxWarnings,
  printReport,
  type Reportable,
  type ReportOptions,
} from "./report-options.ts";

type ValidateOptions = FolderOptions & ReportOptions & SinceOptions;

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
    .option(
      "--since <ref>",
      "only what changed since a commit parted from it, and what that breaks",
    )
    .option("--staged", "what is staged for the next commit; since HEAD")
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
  await parseFormat(options.format, context);
  parseMaxWarnings(options.maxWarnings);
  const folders = await findFolders(options, context);
  const checks = await loadLevels(options.rule, folders, context);
  const { contentDir, publicDirs } = folders;
  const wanted = await findPaths(paths, contentDir, context);
  const compileOptions = {
    contentDir,
    publicDirs,
    ...checks,
    render: false,
    now: context.clock(),
    preview: { drafts: true, future: true },
  };
  const result = await compile(compileOptions, options, context);
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

async function compile(
  compileOptions: CompileOptions,
  options: SinceOptions,
  context: CommandContext,
): Promise<Reportable> {
  if (options.since !== undefined || options.staged) {
    const { checkSince } = await import("../changes/check-since.ts");
    return checkSince(compileOptions, options, context);
  }
  const { compileContent } = await import("../pipeline/compile-content.ts");
  return compileContent(compileOptions);
}

/** @throws AppError for a path that does not exist, or lies elsewhere: nothing would ever be reported about it */
async function findPaths(
  paths: readonly string[],
  contentDir: string,
  { cwd }: CommandContext,
): Promise<string[]> {
  const found = paths.map((path) => ({ path, absolute: resolve(cwd, path) }));
  for (const { absolute, path } of found) {
    if (!`${absolute}${sep}`.startsWith(`${contentDir}${sep}`))
      throw new AppError(
        "path-outside",
        `"${path}" does not lie in the content folder.`,
      );
    if (!(await stat(absolute).catch(() => undefined)))
      throw new AppError("path-missing", `There is no "${path}".`);
  }
  return found.map(({ absolute }) => absolute);
}
