import { isAbsolute, relative, resolve, sep } from "node:path";
import { wantsColors, type CommandContext, type ExitCode } from "../context.ts";
import { doWarningsFail, exitCodeOf } from "../model/strictness.ts";
import { showPaths } from "../report/show-paths.ts";
import type { CompileResult } from "../compile/compile-content.ts";
import type {
  Report,
  ReporterOptions,
  SinceSummary,
} from "../report/report.ts";
import type { ReportFormat } from "../report/reporters.ts";
import type { Folders } from "../folders.ts";
import {
  parseFormat,
  parseReportFiles,
  type ReportOptions,
} from "./report-options.ts";

/** The part of a result that a report is made of. */
export type Reportable = Pick<
  CompileResult,
  "diagnostics" | "files" | "sources"
> & {
  since?: SinceSummary;
  /** How many problems a baseline knows; they are not among the diagnostics. */
  known?: number;
};

/**
 * Prints a result in the format that was asked for, writes it to the files that were asked for, and gives the exit code
 * that follows from it: from all problems, those that `--quiet` does not show included.
 */
export async function printReport(
  result: Reportable,
  options: ReportOptions,
  { show }: Pick<Folders, "show">,
  context: CommandContext,
): Promise<ExitCode> {
  const { createReport } = await import("../report/report.ts");
  const { reporters } = await import("../report/reporters.ts");
  const { stdout, env } = context;
  const format = await parseFormat(options.format, context);
  const files = await parseReportFiles(options.report);
  const shown = select(show);
  const { summary } = shown;
  const settings: ReporterOptions = {
    colors: false,
    width: stdout.columns ?? WIDTH,
    now: context.clock(),
    warningsFail: doWarningsFail(summary, options),
  };
  let inRoot: Report | undefined;
  const reportFor = (name: ReportFormat) => {
    if (!readFromRoot.has(name)) return shown;
    inRoot ??= select(showFromRoot(show, context));
    return inRoot;
  };
  const isSilent =
    options.quiet && isLog.has(format) && shown.diagnostics.length === 0;
  if (!isSilent) {
    const colors = wantsColors(context);
    const text = reporters[format](reportFor(format), { ...settings, colors });
    const isDanger = env.GITHUB_ACTIONS === "true" && format !== "github";
    stdout.write(isDanger && isLog.has(format) ? disarmCommands(text) : text);
  }
  for (const [name, file] of files) {
    const { writeTextFile } = await import("./write-text-file.ts");
    const text = reporters[name](reportFor(name), settings);
    await writeTextFile(resolve(context.cwd, file), text);
  }
  if (format === "github" && env.GITHUB_STEP_SUMMARY) {
    const { writeJobSummary } = await import("./write-job-summary.ts");
    await writeJobSummary(reportFor(format), context);
  }
  return exitCodeOf(summary, options);

  function select(show: (file: string) => string): Report {
    const { diagnostics, known, since, sources } = result;
    const report = createReport(
      diagnostics.map((diagnostic) => showPaths(diagnostic, show)),
      result.files,
      new Map([...sources].map(([file, source]) => [show(file), source])),
      {
        ...(since === undefined ? {} : { since }),
        ...(known === undefined ? {} : { known }),
      },
    );
    if (!options.quiet || doWarningsFail(report.summary, options))
      return report;
    const errors = report.diagnostics.filter(
      ({ severity }) => severity === "error",
    );
    return { ...report, diagnostics: errors };
  }
}

/** Columns where no terminal tells how many it has. */
const WIDTH = 100;
/** The formats that are read as a log: under `--quiet` they say nothing when there is nothing to say. */
const isLog: ReadonlySet<ReportFormat> = new Set([
  "pretty",
  "compact",
  "github",
]);
/** The formats whose readers take a path for one from the root of the checkout, wherever the command was run. */
const readFromRoot: ReadonlySet<ReportFormat> = new Set(["github", "sarif"]);

/** Paths from the root of the checkout, where GitHub tells it. */
function showFromRoot(
  show: (file: string) => string,
  { cwd, env }: Pick<CommandContext, "cwd" | "env">,
): (file: string) => string {
  const root = env.GITHUB_WORKSPACE;
  if (env.GITHUB_ACTIONS !== "true" || !root) return show;
  return (file) => {
    const path = relative(root, resolve(cwd, show(file)));
    const isOutside = path.startsWith("..") || isAbsolute(path);
    return isOutside ? show(file) : path.split(sep).join("/");
  };
}

/** A log in which GitHub's runner finds no command, whatever the content holds: it obeys `::x::` and `##[x]`. */
function disarmCommands(text: string): string {
  return text
    .replaceAll("##[", "##\u200B[")
    .replaceAll(/^(\s*):(?=:)/gmu, "$1:\u200B");
}
