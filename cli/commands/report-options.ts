import { Option, type Command } from "commander";
import { AppError } from "../app-error.ts";
import type { CommandContext } from "../context.ts";
import { parseMaxWarnings, type Strictness } from "../model/strictness.ts";
import type { ReportFormat } from "../report/reporters.ts";

export interface ReportOptions extends Strictness {
  format?: string;
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

/** @throws AppError for an option that cannot be: before anything is read */
export async function checkReportOptions(
  options: ReportOptions,
  context: Pick<CommandContext, "env">,
): Promise<void> {
  await parseFormat(options.format, context);
  await parseReportFiles(options.report);
  parseMaxWarnings(options.maxWarnings);
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
