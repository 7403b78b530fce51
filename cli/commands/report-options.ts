import { resolve } from "node:path";
import { Option, type Command } from "commander";
import { AppError, BadOption } from "../app-error.ts";
import { isContent, realPath, type Folders } from "../folders.ts";
import type { CommandContext } from "../context.ts";
import { parseMaxWarnings, type Strictness } from "../model/strictness.ts";
import { reporters, type ReportFormat } from "../report/reporters.ts";
import { repeatable, parseChoice } from "./command.ts";

export interface ReportOptions extends Strictness {
  format?: ReportFormat;
  quiet?: true;
  report?: string[];
  rule?: string[];
}

const formats = Object.keys(reporters).filter((name): name is ReportFormat =>
  Object.hasOwn(reporters, name),
);

export function addReportOptions(command: Command): Command {
  return command
    .addOption(
      new Option("--format <name>", "how to print problems").choices(formats),
    )
    .addOption(
      new Option("--strict", "fail on warnings too").conflicts("maxWarnings"),
    )
    .option("--max-warnings <number>", "fail if there are more warnings")
    .option("--quiet", "print errors only; warnings still count")
    .addOption(
      repeatable("--report <format=file>", "also write a report to a file"),
    )
    .addOption(
      repeatable(
        "--rule <id=level>",
        "set a rule or a group to off, warn or error",
      ),
    );
}

/** Checks the options before anything is read. @throws AppError for an invalid one */
export async function checkReportOptions(
  options: ReportOptions,
): Promise<void> {
  await parseReportFiles(options.report);
  parseMaxWarnings(options.maxWarnings);
}

/** The formats and files of `--report format=file`. @throws AppError for another form or an unknown format */
export async function parseReportFiles(
  reports: readonly string[] = [],
): Promise<[ReportFormat, string][]> {
  const files = reports.map(async (text): Promise<[ReportFormat, string]> => {
    const [, name, file] = /^([^=]+)=(.+)$/su.exec(text) ?? [];
    if (name === undefined || file === undefined)
      throw new BadOption(
        `--report takes format=file, such as sarif=content.sarif, not "${text}".`,
      );
    return [await parseChoice("format", name, formats), file];
  });
  return Promise.all(files);
}

/**
 * Checks the files of `--report`. Symbolic links are resolved.
 * @throws AppError for a report that would replace content, the baseline or another report
 */
export async function checkReportPlaces(
  {
    baseline,
    report,
  }: Pick<ReportOptions & BaselineOptions, "baseline" | "report">,
  { contentDir }: Pick<Folders, "contentDir">,
  { cwd }: Pick<CommandContext, "cwd">,
): Promise<void> {
  const content = await realPath(contentDir);
  const taken = new Set(
    baseline === undefined ? [] : [await realPath(resolve(cwd, baseline))],
  );
  for (const [, file] of await parseReportFiles(report)) {
    const path = await realPath(resolve(cwd, file));
    if (isContent(path, content))
      throw new AppError(
        "report-in-content",
        `The report "${file}" is in the content folder and would be read as content.`,
        { hint: "Name a file outside of it." },
      );
    if (taken.has(path))
      throw new AppError(
        "report-twice",
        `"${file}" is named twice, so one report or the baseline would be lost.`,
        { hint: "Give each report a file of its own." },
      );
    taken.add(path);
  }
}

export interface BaselineOptions {
  baseline?: string;
  updateBaseline?: true;
  pruneBaseline?: true;
}

export function addBaselineOptions(command: Command): Command {
  return command
    .option("--baseline <file>", "leave out the problems in this file")
    .addOption(
      new Option(
        "--update-baseline",
        "write all problems to that file",
      ).conflicts("pruneBaseline"),
    )
    .option("--prune-baseline", "remove fixed problems from that file");
}

/**
 * Checks that the options go together.
 * @param isPartial true if only a part of the content is checked
 * @throws AppError if they do not
 */
export function checkBaselineOptions(
  { baseline, pruneBaseline, updateBaseline }: BaselineOptions,
  isPartial: boolean,
): void {
  if (!updateBaseline && !pruneBaseline) return;
  const option = updateBaseline ? "--update-baseline" : "--prune-baseline";
  if (baseline === undefined)
    throw new BadOption(`${option} needs --baseline FILE.`);
  if (isPartial)
    throw new BadOption(
      `${option} is for the whole content: leave out the paths, --since and --staged.`,
    );
}
