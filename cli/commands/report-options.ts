import { Option, type Command } from "commander";
import { AppError } from "../app-error.ts";
import type { CommandContext } from "../context.ts";
import { parseMaxWarnings, type Strictness } from "../model/strictness.ts";
import type { ReportFormat } from "../report/reporters.ts";
import { collect, parseFormatName } from "./command.ts";

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
      new Option("--strict", "fail on warnings too").conflicts("maxWarnings"),
    )
    .option("--max-warnings <number>", "fail if there are more warnings")
    .option("--quiet", "print errors only; warnings still count")
    .option(
      "--report <format=file>",
      "also write a report to a file; repeatable",
      collect,
    )
    .option(
      "--rule <id=level>",
      "set a rule or a group to off, warn or error; repeatable",
      collect,
    );
}

/** Checks the options before anything is read. @throws AppError for an invalid one */
export async function checkReportOptions(
  options: ReportOptions,
  context: Pick<CommandContext, "env">,
): Promise<void> {
  await parseFormat(options.format, context);
  await parseReportFiles(options.report);
  parseMaxWarnings(options.maxWarnings);
}

/** The requested format. By default, annotations in GitHub Actions and the pretty format elsewhere. */
export async function parseFormat(
  name: string | undefined,
  { env }: Pick<CommandContext, "env">,
): Promise<ReportFormat> {
  const { reporters } = await import("../report/reporters.ts");
  const fallback = env.GITHUB_ACTIONS === "true" ? "github" : "pretty";
  return parseFormatName(name ?? fallback, reporters);
}

/** The formats and files of `--report format=file`. @throws AppError for another form or an unknown format */
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
