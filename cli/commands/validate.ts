import type { Command } from "commander";
import {
  exitCodes,
  type CommandContext,
  type ExitCode,
  type Finish,
} from "../context.ts";
import type { CompileOptions } from "../compile/compile-content.ts";
import type { SinceOptions } from "../check/versions/check-since.ts";
import { applyFixes, checkFixOptions, type FixOptions } from "./apply-fixes.ts";
import {
  addBaselineOptions,
  applyBaseline,
  checkBaselineOptions,
  type BaselineOptions,
} from "./baseline-options.ts";
import { checkReportPlaces } from "./check-report-places.ts";
import { addFolderOptions } from "./folder-options.ts";
import { findFolders, type FolderOptions, type Folders } from "../folders.ts";
import { loadLevels, readLevels } from "../check/settings/load-levels.ts";
import { printReport, type Reportable } from "./print-report.ts";
import {
  addReportOptions,
  checkReportOptions,
  type ReportOptions,
} from "./report-options.ts";
import { parseWanted } from "./wanted-files.ts";

type ValidateOptions = FolderOptions &
  ReportOptions &
  SinceOptions &
  FixOptions &
  BaselineOptions;

export function addValidateCommand(
  program: Command,
  context: CommandContext,
  finish: Finish,
): void {
  const command = program
    .command("validate")
    .alias("check")
    .description("check the content; writes nothing without --fix")
    .argument("[paths...]", "report only these files or folders");
  addBaselineOptions(addReportOptions(addFolderOptions(command)))
    .option(
      "--since <ref>",
      "only what changed since a commit parted from it, and what that breaks",
    )
    .option("--staged", "what is staged for the next commit; since HEAD")
    .option("--fix", "mend what can be mended without asking first")
    .addHelpText("after", "\nExample:\n  content validate --format github")
    .action(async (paths: string[], options: ValidateOptions) => {
      finish(await validate(paths, options, context));
    });
}

async function validate(
  paths: readonly string[],
  options: ValidateOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const isPartial = options.since !== undefined || options.staged === true;
  await checkReportOptions(options, context);
  checkFixOptions(options);
  checkBaselineOptions(options, isPartial || paths.length > 0);
  const folders = await findFolders(options, context);
  await checkReportPlaces(options, folders, context);
  const checks = await loadLevels(options.rule, folders, context);
  const { contentDir, publicDirs } = folders;
  const isWanted = await parseWanted(paths, folders, context);
  const compileOptions = {
    contentDir,
    publicDirs,
    ...checks,
    render: false,
    now: context.clock(),
    preview: { drafts: true, future: true },
  };
  await applyFixes(compileOptions, options, isWanted, context);
  const result = await compile(
    compileOptions,
    paths,
    options,
    folders,
    context,
  );
  const asked = {
    ...result,
    diagnostics: result.diagnostics.filter(({ file }) => isWanted(file)),
    sources: new Map([...result.sources].filter(([file]) => isWanted(file))),
  };
  if (paths.length > 0 && !isPartial) {
    const names = asked.diagnostics.map(({ file }) => file);
    asked.files = new Set([...asked.sources.keys(), ...names]).size;
    if (asked.files === 0)
      context.stderr.write("Nothing there is read as content.\n");
  }
  const scope = { levels: checks.levels, isPartial, isWanted };
  const report = await applyBaseline(asked, options, scope, folders, context);
  const code = await printReport(report, options, folders, context);
  // What is mended must leave the baseline: it could come back unseen.
  const fails = options.strict === true && report.isStale;
  return fails && code === exitCodes.clean ? exitCodes.problems : code;
}

async function compile(
  compileOptions: CompileOptions,
  paths: readonly string[],
  options: ValidateOptions,
  { outDir }: Folders,
  context: CommandContext,
): Promise<Reportable> {
  if (options.since !== undefined || options.staged) {
    const { checkSince } = await import("../check/versions/check-since.ts");
    const { openCache } = await import("../compile/cache/open-cache.ts");
    const memory = openCache(outDir);
    const { contentDir } = compileOptions;
    const { since, staged } = options;
    const result = await checkSince(
      { ...compileOptions, memory },
      {
        since,
        staged,
        readLevels: (text) => readLevels(text, options.rule, { contentDir }),
      },
      context,
    );
    memory.entries.save();
    return result;
  }
  const { contentDir, now, publicDirs, siteUrl } = compileOptions;
  if (paths.length === 0) {
    const { checkContent } = await import("../compile/cache/check-content.ts");
    const asked = [options.rule, siteUrl];
    const question = { contentDir, publicDirs, outDir, now, options: asked };
    return checkContent(compileOptions, question);
  }
  const { compileContent } = await import("../compile/compile-content.ts");
  const { openCache } = await import("../compile/cache/open-cache.ts");
  const memory = openCache(outDir);
  const result = await compileContent({ ...compileOptions, memory });
  memory.entries.save();
  return result;
}
