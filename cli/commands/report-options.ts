import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import type { CompileResult } from "../pipeline/compile-content.ts";
import type { Folders } from "./folders.ts";
import type {
  Report,
  ReporterOptions,
  SinceSummary,
} from "../reporters/report.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Level } from "../pipeline/apply-levels.ts";

export interface ReportOptions {
  format?: string;
  strict?: true;
  maxWarnings?: string;
  rule?: string[];
}

export function addReportOptions(command: Command): Command {
  return command
    .option(
      "--format <name>",
      "how to print problems: pretty, compact, json, jsonl, github",
    )
    .option("--strict", "let warnings fail too")
    .option("--max-warnings <number>", "fail when there are more warnings")
    .option(
      "--rule <id=level>",
      "set a rule or a group to off, warn or error; repeatable",
      (value: string, before: string[] = []) => [...before, value],
    );
}

/** The levels that `--rule` asks for. @throws AppError for an unknown rule or level */
export async function parseLevels(
  rules: readonly string[] = [],
): Promise<Map<string, Level>> {
  if (rules.length === 0) return new Map();
  const { ruleIds } = await import("../rules/catalogue.ts");
  const { nearestWord, formatSuggestion } =
    await import("../rules/nearest-word.ts");
  const groups = ruleIds.map((id) => id.slice(0, id.indexOf("/")));
  const names = new Set<string>([...groups, ...ruleIds]);
  return new Map(
    rules.map((rule) => {
      const [id = "", level = ""] = rule.split("=", 2);
      if (!names.has(id)) {
        const meant = formatSuggestion(nearestWord(id, names));
        throw new AppError("unknown-rule", `There is no rule "${id}".${meant}`);
      }
      if (level !== "off" && level !== "warn" && level !== "error")
        throw new AppError(
          "unknown-level",
          `--rule ${rule}: "${level}" is no level; write off, warn or error.`,
        );
      return [id, level];
    }),
  );
}

/** The part of a result that a report is made of. */
export type Reportable = Pick<
  CompileResult,
  "diagnostics" | "files" | "sources"
> & {
  since?: SinceSummary;
};

/** Prints a result in the format that was asked for, and gives the exit code that follows from it. */
export async function printReport(
  { diagnostics, files, since, sources }: Reportable,
  options: ReportOptions,
  { show }: Pick<Folders, "show">,
  context: Pick<CommandContext, "stdout" | "env">,
): Promise<ExitCode> {
  const { createReport } = await import("../reporters/report.ts");
  const { reporters } = await import("../reporters/reporters.ts");
  const format = await parseFormat(options.format, context);
  const report = createReport(
    diagnostics.map((diagnostic) => showPaths(diagnostic, show)),
    files,
    new Map([...sources].map(([file, source]) => [show(file), source])),
    since,
  );
  const colors = wantsColors(context);
  context.stdout.write(reporters[format](report, { colors }));
  return exitCodeOf(report, options);
}

export function exitCodeOf(
  { summary }: Pick<Report, "summary">,
  { strict, maxWarnings }: ReportOptions,
): ExitCode {
  const most = strict ? 0 : parseMaxWarnings(maxWarnings);
  return summary.errors > 0 || summary.warnings > most
    ? exitCodes.problems
    : exitCodes.clean;
}

/** @throws AppError unless it is a whole number */
export function parseMaxWarnings(text: string | undefined): number {
  if (text === undefined) return Infinity;
  if (/^\d+$/u.test(text)) return Number(text);
  throw new AppError(
    "bad-option",
    `--max-warnings takes a whole number, not "${text}".`,
  );
}

/** The format asked for; by itself, annotations in GitHub Actions and the pretty one elsewhere. */
export async function parseFormat(
  name: string | undefined,
  { env }: Pick<CommandContext, "env">,
) {
  const { isReportFormat, reporters } =
    await import("../reporters/reporters.ts");
  const wanted = name ?? (env.GITHUB_ACTIONS === "true" ? "github" : "pretty");
  if (isReportFormat(wanted)) return wanted;
  const known = Object.keys(reporters).join(", ");
  throw new AppError(
    "bad-option",
    `There is no format "${wanted}"; there are ${known}.`,
  );
}

function wantsColors({
  stdout,
  env,
}: Pick<CommandContext, "stdout" | "env">): ReporterOptions["colors"] {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR && env.FORCE_COLOR !== "0") return true;
  return stdout.isTTY === true && env.TERM !== "dumb";
}

/** The same diagnostic with its files as a person in the current folder would write them. */
export function showPaths(
  diagnostic: Diagnostic,
  show: (file: string) => string,
): Diagnostic {
  const related = diagnostic.related.map((place) => ({
    ...place,
    file: show(place.file),
  }));
  return { ...diagnostic, file: show(diagnostic.file), related };
}
