import { BadOption } from "../app-error.ts";
import {
  loadLevels,
  readLevels,
  checkOptions,
} from "../check/settings/load-levels.ts";
import type { CompileOptions } from "../compile/compile-content.ts";
import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import { findFolders, type FolderOptions, type Folders } from "../folders.ts";
import {
  addBaselineOptions,
  checkBaselineOptions,
  type BaselineOptions,
  addReportOptions,
  checkReportOptions,
  checkReportPlaces,
  type ReportOptions,
} from "./report-options.ts";
import { type AddCommand, addFolderCommand } from "./command.ts";
import { printReport, type Reportable } from "./print-report.ts";
import { parseWanted } from "./wanted-files.ts";

interface ValidateOptions
  extends FolderOptions, ReportOptions, BaselineOptions {
  since?: string;
  staged?: true;
  fix?: true;
}

export const addValidateCommand: AddCommand = (program, context, finish) => {
  addBaselineOptions(addReportOptions(addFolderCommand(program, "validate")))
    .alias("check")
    .description("check the content; writes nothing without --fix")
    .argument("[paths...]", "report only these files or folders")
    .option(
      "--since <ref>",
      "only what changed since this commit, and what the change breaks",
    )
    .option("--staged", "only what is staged for the next commit")
    .option("--fix", "first fix every problem that has one safe fix")
    .addHelpText("after", "\nExample:\n  content validate --format github")
    .action(async (paths: string[], options: ValidateOptions) => {
      finish(await validate(paths, options, context));
    });
};

async function validate(
  paths: readonly string[],
  options: ValidateOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const isPartial = options.since !== undefined || options.staged === true;
  await checkReportOptions(options);
  checkBaselineOptions(options, isPartial || paths.length > 0);
  if (options.fix && options.staged)
    throw new BadOption(
      "--fix changes files on disk, but --staged checks what is staged.",
      "Run `content fix` and stage the result.",
    );
  const folders = await findFolders(options, context);
  await checkReportPlaces(options, folders, context);
  const checks = await loadLevels(options.rule, folders, context);
  const isWanted = await parseWanted(paths, folders, context);
  const compileOptions = checkOptions(folders, checks, context);
  if (options.fix) await fix(compileOptions, options, isWanted, context);
  const result = await check(compileOptions, options, folders, context);
  const asked = {
    ...result,
    diagnostics: result.diagnostics.filter(({ file }) => isWanted(file)),
    sources: new Map([...result.sources].filter(([file]) => isWanted(file))),
  };
  if (paths.length > 0 && !isPartial) {
    const names = asked.diagnostics.map(({ file }) => file);
    asked.files = new Set([...asked.sources.keys(), ...names]).size;
    if (asked.files === 0)
      context.stderr.write("These paths contain no content files.\n");
  }
  const { baseline } = options;
  if (baseline === undefined)
    return printReport(asked, options, folders, context);
  const { applyBaseline } = await import("../check/baseline/apply-baseline.ts");
  const found = { ...asked, levels: checks.levels, isPartial, isWanted };
  const { isStale, ...fresh } = await applyBaseline(
    baseline,
    found,
    options,
    folders,
    context,
  );
  const report = { ...asked, ...fresh };
  const code = await printReport(report, options, folders, context);
  // A problem that is fixed but still in the baseline could return unnoticed.
  const isTooOld = options.strict === true && isStale;
  return isTooOld && code === exitCodes.clean ? exitCodes.problems : code;
}

async function fix(
  compileOptions: CompileOptions,
  options: ValidateOptions,
  isWanted: (file: string) => boolean,
  context: CommandContext,
): Promise<void> {
  const { fixChanged } = await import("../change/fix/fix-changed.ts");
  const { formatFixCount } = await import("../change/fix/fix-content.ts");
  const result = await fixChanged(
    compileOptions,
    { since: options.since },
    isWanted,
    context,
  );
  context.stderr.write(`${formatFixCount(result)}.\n`);
}

async function check(
  compileOptions: CompileOptions,
  { rule, since, staged }: ValidateOptions,
  { contentDir, outDir }: Folders,
  context: CommandContext,
): Promise<Reportable> {
  const { CompileCache } = await import("../compile/cache/compile-cache.ts");
  const cache = new CompileCache(outDir);
  const withCache = { ...compileOptions, cache };
  if (since === undefined && !staged) {
    const { compileContent } = await import("../compile/compile-content.ts");
    return compileContent(withCache);
  }
  const { checkSince } = await import("../check/versions/check-since.ts");
  const levelsFrom = (settings: string | undefined) =>
    readLevels(settings, rule, { contentDir });
  const range = { since, staged, readLevels: levelsFrom };
  return checkSince(withCache, range, context);
}
