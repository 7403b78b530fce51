import { relative } from "node:path";
import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import type { Finish } from "../program.ts";
import type { BuildResult, BuildSettings } from "../build/build-content.ts";
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
  type ReportOptions,
} from "./report-options.ts";

interface BuildOptions extends FolderOptions, ReportOptions {
  watch?: true;
  drafts?: true;
  future?: true;
  clock?: string;
  clean?: true;
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
    .option("--clean", "remove all earlier output first")
    .option("--json", "print one JSON line an event instead of a report")
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
  const settings = await parseSettings(options, context);
  const { folders } = settings;
  if (options.clean) {
    const { cleanOutput } = await import("../build/clean-output.ts");
    settings.beforeWriting = async () => {
      delete settings.beforeWriting;
      await cleanOutput(folders.outDir);
    };
  }
  const { buildContent } = await import("../build/build-content.ts");
  const { formatBuildEvent, formatEvent } =
    await import("../build/build-event.ts");
  const buildOnce = async () => {
    const began = performance.now();
    const result = await buildContent(settings, fixedNow ?? context.clock());
    const duration = performance.now() - began;
    if (options.json)
      context.stdout.write(formatBuildEvent(result, folders.show, duration));
    else await tell(result, duration, settings, options, context);
    return result.code;
  };
  if (!options.watch) return buildOnce();

  const { createCompileMemory } = await import("../model/compile-memory.ts");
  const { watchBuild } = await import("../build/watch-build.ts");
  settings.memory = createCompileMemory();
  const watching = {
    folders: [folders.contentDir, ...folders.publicDirs],
    untilStdinCloses: options.untilStdinCloses ?? false,
    build: async () => {
      await buildOnce().catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        context.stderr.write(`error: ${message}\n`);
        if (options.json)
          context.stdout.write(formatEvent("failed", { message }));
      });
    },
    ready: () => {
      if (options.json) context.stdout.write(formatEvent("ready"));
      else context.stderr.write("Watching for changes.\n");
    },
  };
  await watchBuild(watching, context);
  return exitCodes.clean;
}

async function parseSettings(
  options: BuildOptions,
  context: CommandContext,
): Promise<BuildSettings> {
  await parseFormat(options.format, context);
  parseMaxWarnings(options.maxWarnings);
  const folders = await findFolders(options, context);
  const checks = await loadLevels(options.rule, folders, context);
  const { drafts = false, future = false } = options;
  return { folders, checks, preview: { drafts, future }, strictness: options };
}

async function tell(
  result: BuildResult,
  duration: number,
  { folders }: BuildSettings,
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
