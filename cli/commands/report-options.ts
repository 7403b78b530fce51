import { Option, type Command } from "commander";
import { AppError } from "../app-error.ts";
import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import type { Report } from "../report/report.ts";
import type { ReportFormat } from "../report/reporters.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Level } from "../compile/apply-levels.ts";

export interface ReportOptions {
  format?: string;
  strict?: true;
  maxWarnings?: string;
  quiet?: true;
  report?: string[];
  rule?: string[];
}

export function addReportOptions(command: Command): Command {
  return command
    .option(
      "--format <name>",
      "how to print problems: pretty, compact, json, jsonl, github, sarif, junit, markdown",
    )
    .addOption(
      new Option("--strict", "let warnings fail too").conflicts("maxWarnings"),
    )
    .option("--max-warnings <number>", "fail when there are more warnings")
    .option("--quiet", "print errors only; warnings count all the same")
    .option(
      "--report <format=file>",
      "write a report to a file too; repeatable",
      (value: string, before: string[] = []) => [...before, value],
    )
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

export function exitCodeOf(
  { summary }: Pick<Report, "summary">,
  options: ReportOptions,
): ExitCode {
  return summary.errors > 0 || doWarningsFail(summary, options)
    ? exitCodes.problems
    : exitCodes.clean;
}

/** True when there are more warnings than are allowed. */
export function doWarningsFail(
  { warnings }: Report["summary"],
  { strict, maxWarnings }: ReportOptions,
): boolean {
  return warnings > (strict ? 0 : parseMaxWarnings(maxWarnings));
}

/** @throws AppError for an option that cannot be: before anything is read */
export async function checkReportOptions(
  options: ReportOptions,
  context: Pick<CommandContext, "env">,
): Promise<void> {
  await parseFormat(options.format, context);
  await parseReportFiles(options.report);
  parseMaxWarnings(options.maxWarnings);
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
): Promise<ReportFormat> {
  const { isReportFormat, reporters } = await import("../report/reporters.ts");
  const wanted = name ?? (env.GITHUB_ACTIONS === "true" ? "github" : "pretty");
  if (isReportFormat(wanted)) return wanted;
  const { formatSuggestion, nearestWord } =
    await import("../rules/nearest-word.ts");
  const names = Object.keys(reporters);
  const meant = formatSuggestion(nearestWord(wanted, names));
  throw new AppError(
    "bad-option",
    `There is no format "${wanted}"; there are ${names.join(", ")}.${meant}`,
  );
}

/** The formats and files of `--report format=file`. @throws AppError for another form, or a format that is not there */
export async function parseReportFiles(
  reports: readonly string[] = [],
): Promise<[ReportFormat, string][]> {
  return Promise.all(
    reports.map(async (text): Promise<[ReportFormat, string]> => {
      const [, name, file] = /^([^=]+)=(.+)$/su.exec(text) ?? [];
      if (name === undefined || file === undefined)
        throw new AppError(
          "bad-option",
          `--report takes format=file, such as sarif=content.sarif, not "${text}".`,
        );
      return [await parseFormat(name, { env: {} }), file];
    }),
  );
}

/** NO_COLOR wins, then FORCE_COLOR; else colours are for terminals only. */
export function wantsColors({
  stdout,
  env,
}: Pick<CommandContext, "stdout" | "env">): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return !["0", "false"].includes(env.FORCE_COLOR);
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
