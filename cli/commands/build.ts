import { existsSync } from "node:fs";
import { relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Option } from "commander";
import type { Preview } from "#schema";
import { BadOption } from "../app-error.ts";
import { loadLevels, settingsPath } from "../check/settings/load-levels.ts";
import { watcherFile } from "../compile/cache/cache-dir.ts";
import type { LastGood } from "../compile/last-good.ts";
import type {
  WriteReport,
  Builder,
  TimedBuild,
} from "../compile/write/build-content.ts";
import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import { describeFailure, formatFailure } from "../describe-failure.ts";
import { findFolders, type FolderOptions, type Folders } from "../folders.ts";
import { type AddCommand, addFolderCommand } from "./command.ts";
import { printReport } from "./print-report.ts";
import {
  addReportOptions,
  checkReportOptions,
  checkReportPlaces,
  type ReportOptions,
} from "./report-options.ts";

interface BuildOptions extends FolderOptions, ReportOptions {
  watch?: true;
  drafts?: true;
  future?: true;
  keepGoing?: true;
  clock?: string;
  gitDates?: true;
  clean?: true;
  /** False with `--no-cache`. */
  cache: boolean;
  /** False with `--no-share-images`. */
  shareImages: boolean;
  json?: true;
  untilStdinCloses?: true;
}

export const addBuildCommand: AddCommand = (program, context, finish) => {
  addReportOptions(addFolderCommand(program, "build"))
    .description("check and compile the content, write the index")
    .option("--watch", "build again after each change")
    .option("--drafts", "include drafts, for a preview")
    .option("--future", "show scheduled entries, for a preview")
    .option(
      "--keep-going",
      "leave out what has errors, for a preview, and list it in problems.json",
    )
    .option("--clock <iso>", "the time to build for (default: now)")
    .option(
      "--git-dates",
      "date changes by the last commit that changed the words",
    )
    .option("--no-cache", "compile everything again")
    .option("--no-share-images", "leave share images to a later build")
    .option("--clean", "the same, and remove old output")
    .addOption(
      new Option(
        "--json",
        "print one line of JSON for each event instead of a report",
      ).conflicts("format"),
    )
    .option("--until-stdin-closes", "stop watching when stdin closes")
    .addHelpText("after", "\nExample:\n  content build --drafts --watch")
    .action(async (options: BuildOptions) => {
      finish(await build(options, context));
    });
};

async function build(
  options: BuildOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const fixedNow = parseClock(options.clock);
  await checkReportOptions(options);
  const folders = await findFolders(options, context);
  await checkReportPlaces(options, folders, context);
  const { clean = false, rule, watch = false } = options;
  const { shareImages } = options;
  if (clean) {
    const { checkIsOutput } = await import("../compile/write/clean-output.ts");
    await checkIsOutput(folders.outDir);
  }
  const { createBuilder } = await import("../compile/write/build-content.ts");
  const builder = createBuilder({
    folders,
    preview: previewOf(options),
    strictness: options,
    ...(options.gitDates && {
      readDates: async (cache) => {
        const { readChangeDates } =
          await import("../check/versions/read-change-dates.ts");
        return readChangeDates(folders.contentDir, context, cache);
      },
    }),
    ...(options.keepGoing && {
      lastGood: await openLastGood(folders, context),
    }),
    describeEditor: async (folder) => {
      const { createCmsConfiguration } =
        await import("../look/json-schema/create-cms-configuration.ts");
      return `${JSON.stringify(createCmsConfiguration(folder))}\n`;
    },
    loadChecks: () => loadLevels(rule, folders, context),
    now: () => fixedNow ?? context.clock(),
    useCache: options.cache && !clean,
    clean,
    watch,
    drawsShareImages: shareImages,
    onWait: () =>
      context.stderr.write(
        `Another build is writing into "${relative(context.cwd, folders.outDir)}": waiting for it.\n`,
      ),
    signal: context.signal,
  });
  const print = await createPrinter(folders, options, context);
  if (watch) return watchContent(builder, print, folders, options, context);
  const result = await builder.build();
  await print(result);
  if (result.written) await warnOfWatcher(folders, options, context);
  return result.code;
}

/** What stands in for records and settings with errors. */
async function openLastGood(
  { contentDir }: Folders,
  context: CommandContext,
): Promise<LastGood> {
  const { LastGood } = await import("../compile/last-good.ts");
  const { createCommittedReader } =
    await import("../check/versions/read-committed.ts");
  return new LastGood(createCommittedReader(contentDir, context));
}

function previewOf({ drafts, future }: BuildOptions): Preview {
  return { drafts: drafts ?? false, future: future ?? false };
}

/** Warns if a running watcher with other options will replace the output of this build. */
async function warnOfWatcher(
  { outDir }: Folders,
  options: BuildOptions,
  { stderr }: CommandContext,
): Promise<void> {
  // Checked first, because loading `output-lock.ts` takes longer.
  if (!existsSync(watcherFile(outDir))) return;
  const { findWatcher } = await import("../compile/write/output-lock.ts");
  const watcher = findWatcher(outDir);
  if (!watcher) return;
  const { pid, host, preview } = watcher;
  if (isDeepStrictEqual(preview, previewOf(options))) return;
  stderr.write(
    `Process ${pid} on ${host} is watching the content with other options: its next build replaces this one.\n`,
  );
}

async function watchContent(
  builder: Builder,
  print: PrintBuild,
  folders: Folders,
  options: BuildOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { watchBuild } = await import("../compile/write/watch-build.ts");
  const { formatEvent } = await import("../report/json-text.ts");
  const { claimOutput } = await import("../compile/write/output-lock.ts");
  const releaseOutput = claimOutput(folders.outDir, previewOf(options));
  const { stderr, stdout } = context;
  const { contentDir, publicDirs } = folders;
  const watching = {
    folders: [contentDir, ...publicDirs, settingsPath(folders)],
    untilStdinCloses: options.untilStdinCloses ?? false,
    build: async () => {
      try {
        const result = await builder.build();
        await print(result);
      } catch (error) {
        if (context.signal?.aborted) return;
        const failure = describeFailure(error, context.cwd);
        stderr.write(formatFailure(failure));
        if (options.json) stdout.write(formatEvent("failed", { ...failure }));
      }
    },
    idle: async (signal: AbortSignal) => {
      try {
        const shareImages = await builder.drawRest(signal);
        if (shareImages === 0) return;
        if (options.json) stdout.write(formatEvent("drawn", { shareImages }));
        else stderr.write(`Drew ${formatImages(shareImages)}.\n`);
      } catch (error) {
        stderr.write(formatFailure(describeFailure(error, context.cwd)));
      }
    },
    ready: () => {
      if (options.json) stdout.write(formatEvent("ready"));
      else stderr.write("Watching for changes.\n");
    },
  };
  await watchBuild(watching, context);
  releaseOutput();
  return exitCodes.clean;
}

type PrintBuild = (result: TimedBuild) => Promise<void>;

async function createPrinter(
  folders: Folders,
  options: BuildOptions,
  context: CommandContext,
): Promise<PrintBuild> {
  if (!options.json)
    return (result) => printText(result, folders, options, context);
  const { formatBuildEvent } = await import("../report/json-text.ts");
  return async (result) => {
    const { durationMs } = result;
    context.stdout.write(formatBuildEvent(result, durationMs, folders.show));
  };
}

async function printText(
  { badSettings, code, compiled, durationMs, written }: TimedBuild,
  folders: Folders,
  options: BuildOptions,
  context: CommandContext,
): Promise<void> {
  await printReport(compiled, options, folders, context);
  if (badSettings)
    context.stderr.write(
      formatFailure(describeFailure(badSettings, context.cwd)),
    );
  const out = relative(context.cwd, folders.outDir) || ".";
  const kept =
    code === exitCodes.clean ? "" : ": the last good index stays as it was";
  context.stderr.write(
    written === undefined
      ? `Nothing was written${kept}.\n`
      : `Compiled into ${out} in ${Math.round(durationMs)} ms: ${formatCounts(written)}.\n`,
  );
}

function formatCounts(report: WriteReport): string {
  const { drawn, removed, unchanged, written } = report;
  const files = `${written} ${written === 1 ? "file" : "files"}`;
  const counts = `${files} written, ${unchanged} unchanged, ${removed} removed`;
  if (drawn === 0) return counts;
  return `${counts}, ${formatImages(drawn)} drawn`;
}

function formatImages(count: number): string {
  return `${count} share ${count === 1 ? "image" : "images"}`;
}

function parseClock(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const isMoment = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/u;
  const moment = new Date(text);
  if (isMoment.test(text) && !Number.isNaN(moment.getTime())) return moment;
  throw new BadOption(
    `--clock takes a date or a moment such as 2026-11-20T09:00:00Z, not "${text}".`,
  );
}
