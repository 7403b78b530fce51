import { resolve } from "node:path";
import type { CompileResult } from "../compile/compile-content.ts";
import { wantsColors, type CommandContext, type ExitCode } from "../context.ts";
import { pathInside, type Folders } from "../folders.ts";
import { doWarningsFail, exitCodeOf } from "../model/strictness.ts";
import type { Report, SinceSummary } from "../report/report.ts";
import { reporters, type ReportFormat } from "../report/reporters.ts";
import { parseReportFiles, type ReportOptions } from "./report-options.ts";

/** The part of a check's result that reports use. */
export type Reportable = Pick<
  CompileResult,
  "diagnostics" | "files" | "sources"
> & {
  since?: SinceSummary;
  /** How many problems are in the baseline. They are not among the diagnostics. */
  known?: number;
};

/** The columns of an output that is not a terminal. */
const DEFAULT_WIDTH = 100;
/** The formats that people read as a log. With `--quiet` they print nothing when there is nothing to report. */
const LOG_FORMATS: ReadonlySet<string> = new Set([
  "pretty",
  "compact",
  "github",
]);
/** The formats whose readers expect paths from the root of the checkout, wherever the command runs. */
const ROOT_FORMATS: ReadonlySet<string> = new Set(["github", "sarif"]);

/**
 * Prints a result and writes it to the requested files. The exit code depends on all problems, even those that
 * `--quiet` hides.
 */
export async function printReport(
  result: Reportable,
  options: ReportOptions,
  { show }: Pick<Folders, "show">,
  context: CommandContext,
): Promise<ExitCode> {
  const { env, stdout } = context;
  const isGithub = env.GITHUB_ACTIONS === "true";
  const { format = isGithub ? "github" : "pretty" } = options;
  const shown = await createShownReport(result, options, show);
  const { summary } = shown;
  const settings = {
    colors: false,
    width: stdout.columns ?? DEFAULT_WIDTH,
    now: context.clock(),
    warningsFail: doWarningsFail(summary, options),
  };
  const fromRoot = showFromRoot(show, context);
  const reportFor = async (name: ReportFormat): Promise<Report> =>
    ROOT_FORMATS.has(name) && fromRoot !== show
      ? createShownReport(result, options, fromRoot)
      : shown;

  const isLog = LOG_FORMATS.has(format);
  if (!(options.quiet && isLog && shown.diagnostics.length === 0)) {
    const colors = wantsColors(context);
    const report = await reportFor(format);
    const print = await reporters[format]();
    const text = print(report, { ...settings, colors });
    const isObeyed = isGithub && format !== "github";
    stdout.write(isObeyed && isLog ? disarmCommands(text) : text);
  }
  for (const [name, file] of await parseReportFiles(options.report)) {
    const { writeTextFile } = await import("../compile/write/replace-file.ts");
    const print = await reporters[name]();
    const text = print(await reportFor(name), settings);
    writeTextFile(resolve(context.cwd, file), text);
  }
  if (format === "github" && env.GITHUB_STEP_SUMMARY) {
    const { writeJobSummary } = await import("../report/markdown.ts");
    await writeJobSummary(await reportFor(format), context);
  }
  return exitCodeOf(summary, options);
}

/** The report with paths from `show`. `--quiet` hides warnings unless they fail the run. */
async function createShownReport(
  { diagnostics, files, known, since, sources }: Reportable,
  options: ReportOptions,
  show: (file: string) => string,
): Promise<Report> {
  const { createReport, showPaths } = await import("../report/report.ts");
  const report = createReport(
    diagnostics.map((diagnostic) => showPaths(diagnostic, show)),
    files,
    new Map([...sources].map(([file, source]) => [show(file), source])),
    { known, since },
  );
  if (!options.quiet || doWarningsFail(report.summary, options)) return report;
  const errors = report.diagnostics.filter(
    ({ severity }) => severity === "error",
  );
  return { ...report, diagnostics: errors };
}

/** Prints paths from the root of the checkout in GitHub Actions, and as `show` does elsewhere. */
function showFromRoot(
  show: (file: string) => string,
  { cwd, env }: Pick<CommandContext, "cwd" | "env">,
): (file: string) => string {
  const root = env.GITHUB_WORKSPACE;
  if (env.GITHUB_ACTIONS !== "true" || !root) return show;
  return (file) => pathInside(root, resolve(cwd, show(file))) ?? show(file);
}

/**
 * The GitHub runner executes `::x::` and `##[x]` in a log. An invisible space prevents content from running commands.
 */
function disarmCommands(text: string): string {
  return text
    .replaceAll("##[", "##\u200B[")
    .replaceAll(/^(\s*):(?=:)/gmu, "$1:\u200B");
}
