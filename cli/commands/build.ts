import { relative } from "node:path";
import { Option, type Command } from "commander";
import { AppError } from "../app-error.ts";
import {
  exitCodes,
  type CommandContext,
  type ExitCode,
  type Finish,
} from "../context.ts";
import { describeFailure, formatFailure } from "../describe-failure.ts";
import type { LastRun } from "../compile/cache/last-run.ts";
import type {
  BuildResult,
  BuildSettings,
} from "../compile/write/build-content.ts";
import { checkReportPlaces } from "./check-report-places.ts";
import { addFolderOptions } from "./folder-options.ts";
import { findFolders, type FolderOptions, type Folders } from "../folders.ts";
import { loadLevels, settingsPath } from "../check/settings/load-levels.ts";
import { printReport } from "./print-report.ts";
import {
  addReportOptions,
  checkReportOptions,
  type ReportOptions,
} from "./report-options.ts";

interface BuildOptions extends FolderOptions, ReportOptions {
  watch?: true;
  drafts?: true;
  future?: true;
  clock?: string;
  clean?: true;
  /** False with `--no-cache`. */
  cache: boolean;
  json?: true;
  untilStdinCloses?: true;
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
    .option("--watch", "build again after each change")
    .option("--drafts", "include drafts: a preview")
    .option("--future", "show scheduled entries: a preview")
    .option("--clock <iso>", "the moment to build for (default: the present)")
    .option("--no-cache", "compile everything anew")
    .option("--clean", "the same, and remove what is left of earlier output")
    .addOption(
      new Option(
        "--json",
        "print one JSON line an event instead of a report",
      ).conflicts("format"),
    )
    .option("--until-stdin-closes", "end a watch when stdin closes")
    .addHelpText("after", "\nExample:\n  content build --drafts --watch")
    .action(async (options: BuildOptions) => {
      finish(await build(options, context));
    });
}

async function build(
  options: BuildOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const fixedNow = parseClock(options.clock);
  await checkReportOptions(options, context);
  const folders = await findFolders(options, context);
  await checkReportPlaces(options, folders, context);
  if (options.clean) {
    const { checkIsOutput } = await import("../compile/write/clean-output.ts");
    await checkIsOutput(folders.outDir);
  }
  const now = () => fixedNow ?? context.clock();
  const { formatBuildEvent, formatEvent } =
    await import("../report/build-event.ts");
  let settings: BuildSettings | undefined;
  const buildOnce = async () => {
    const began = performance.now();
    const recalled = await recall(options, folders, now(), context);
    const result = recalled?.result ?? (await compile(recalled?.last));
    const duration = performance.now() - began;
    if (options.json)
      context.stdout.write(formatBuildEvent(result, folders.show, duration));
    else await tell(result, duration, folders, options, context);
    return result.code;
  };
  const compile = async (last: LastRun | undefined) => {
    const { buildContent } = await import("../compile/write/build-content.ts");
    settings ??= await prepare(options, folders, context);
    return buildContent(last ? { ...settings, last } : settings, now());
  };
  if (!options.watch) return buildOnce();

  const { watchBuild } = await import("../compile/write/watch-build.ts");
  const settingsFile = settingsPath(folders);
  let areChecksOld = false;
  const renewChecks = async (changed: ReadonlySet<string> | undefined) => {
    areChecksOld ||= changed?.has(settingsFile) ?? true;
    if (settings === undefined || !areChecksOld) return;
    settings.checks = await loadLevels(options.rule, folders, context);
    areChecksOld = false;
  };
  const watching = {
    folders: [folders.contentDir, ...folders.publicDirs, settingsFile],
    untilStdinCloses: options.untilStdinCloses ?? false,
    build: async (changed: ReadonlySet<string> | undefined) => {
      settings?.session.lookAt(changed);
      try {
        await renewChecks(changed);
        await buildOnce();
      } catch (error) {
        const failure = describeFailure(error, context.cwd);
        context.stderr.write(formatFailure(failure));
        if (options.json)
          context.stdout.write(formatEvent("failed", { ...failure }));
      }
    },
    ready: () => {
      if (options.json) context.stdout.write(formatEvent("ready"));
      else context.stderr.write("Watching for changes.\n");
    },
  };
  await watchBuild(watching, context);
  settings?.session.close();
  return exitCodes.clean;
}

/** Nothing is recalled by a build that goes on, and by one that was told not to. */
async function recall(
  options: BuildOptions,
  { contentDir, outDir, publicDirs }: Folders,
  now: Date,
  { env }: CommandContext,
) {
  const { cache, clean, clock, drafts, future, rule, watch } = options;
  if (watch || clean || !cache) return undefined;
  const { recallBuild } = await import("../compile/write/recall-build.ts");
  const asked = [drafts, future, rule, clock, env.SITE_URL];
  const question = { contentDir, outDir, publicDirs, now, options: asked };
  return recallBuild(question, options);
}

async function prepare(
  options: BuildOptions,
  folders: Folders,
  context: CommandContext,
): Promise<BuildSettings> {
  const checks = await loadLevels(options.rule, folders, context);
  const { cache, clean, drafts = false, future = false } = options;
  const { outDir } = folders;
  const { openBuildSession } =
    await import("../compile/write/build-session.ts");
  const { cleanOutput } = await import("../compile/write/clean-output.ts");
  const settings: BuildSettings = {
    folders,
    checks,
    preview: { drafts, future },
    strictness: options,
    session: openBuildSession(outDir, {
      keepStamps: options.watch ?? false,
      useCache: cache && !clean,
    }),
  };
  if (clean)
    settings.afterWriting = async (names) => {
      delete settings.afterWriting;
      await cleanOutput(outDir, names);
    };
  return settings;
}

async function tell(
  result: BuildResult,
  duration: number,
  folders: Folders,
  options: BuildOptions,
  context: CommandContext,
): Promise<void> {
  await printReport(result.compiled, options, folders, context);
  const { code, written } = result;
  const out = relative(context.cwd, folders.outDir) || ".";
  context.stderr.write(
    written === undefined
      ? `Nothing was written${code === exitCodes.clean ? "" : ": the last good index stays as it was"}.\n`
      : `Compiled into ${out} in ${Math.round(duration)} ms: ${written.written} files written, ${written.unchanged} unchanged, ${written.removed} removed.\n`,
  );
}

/** @throws AppError unless it is a date or a moment */
function parseClock(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const isMoment = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/u;
  const moment = new Date(text);
  if (isMoment.test(text) && !Number.isNaN(moment.getTime())) return moment;
  throw new AppError(
    "bad-option",
    `--clock takes a date or a moment such as 2026-11-20T09:00:00Z, not "${text}".`,
  );
}
