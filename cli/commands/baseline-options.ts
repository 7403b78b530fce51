import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { Option, type Command } from "commander";
import { AppError } from "../app-error.ts";
import type { Baseline, KnownFile } from "../check/baseline/baseline.ts";
import type { CommandContext } from "../context.ts";
import { printable } from "../report/printable.ts";
import { count } from "../report/report.ts";
import type { Levels } from "../model/levels.ts";
import { isContent, type Folders } from "../folders.ts";
import type { Reportable } from "./print-report.ts";
import { writeTextFile } from "./write-text-file.ts";

export interface BaselineOptions {
  baseline?: string;
  updateBaseline?: true;
  pruneBaseline?: true;
}

export function addBaselineOptions(command: Command): Command {
  return command
    .option("--baseline <file>", "leave out the problems that this file knows")
    .addOption(
      new Option(
        "--update-baseline",
        "write all problems into that file",
      ).conflicts("pruneBaseline"),
    )
    .option("--prune-baseline", "drop from that file what is mended");
}

/** What the baseline is held against. */
export interface BaselineScope {
  levels: Levels;
  /** True when only a part of the content was checked: what is not found there may well be elsewhere. */
  isPartial: boolean;
  isWanted: (file: string) => boolean;
}

/** @throws AppError for options that do not go together */
export function checkBaselineOptions(
  { baseline, pruneBaseline, updateBaseline }: BaselineOptions,
  isPartial: boolean,
): void {
  const change = updateBaseline
    ? "--update-baseline"
    : pruneBaseline
      ? "--prune-baseline"
      : undefined;
  if (change === undefined) return;
  if (baseline === undefined)
    throw new AppError("bad-option", `${change} needs --baseline FILE.`);
  if (isPartial)
    throw new AppError(
      "bad-option",
      `${change} is for the whole content: leave out the paths, --since and --staged.`,
    );
}

/**
 * Leaves out the problems that the baseline knows, and tells which of its entries nobody needs any more; writes it when
 * that is asked for.
 * @throws AppError when the file is missing, or is no baseline
 */
export async function applyBaseline(
  result: Reportable,
  options: BaselineOptions,
  scope: BaselineScope,
  { contentDir }: Pick<Folders, "contentDir">,
  { cwd, stderr }: Pick<CommandContext, "cwd" | "stderr">,
): Promise<Reportable & { isStale: boolean }> {
  const name = options.baseline;
  if (name === undefined) return { ...result, isStale: false };
  const path = resolve(cwd, name);
  if (isContent(path, contentDir))
    throw new AppError(
      "baseline-in-content",
      `"${name}" lies in the content folder, where it would be taken for content.`,
      { hint: "Name a file outside of it." },
    );
  const { diagnostics, sources } = result;
  const { createBaseline, findProblems } =
    await import("../check/baseline/collect-problems.ts");
  const { compareWithBaseline } =
    await import("../check/baseline/compare-with-baseline.ts");
  const { formatBaseline } = await import("../check/baseline/baseline.ts");
  if (options.updateBaseline) {
    // Nothing but a baseline is written over, whatever name was given by mistake.
    if (await stat(path).catch(() => undefined)) await load(path, name);
    const problems = findProblems(diagnostics, sources);
    const known = problems.length;
    await writeTextFile(
      path,
      formatBaseline(createBaseline(problems, sources)),
    );
    stderr.write(`"${name}" knows ${count(known, "problem")}.\n`);
    return { ...result, diagnostics: [], known, isStale: false };
  }
  const { fresh, known, stale } = compareWithBaseline(
    await load(path, name),
    diagnostics,
    sources,
  );
  const mended = stale.flatMap((file) => keepProblems(file, isMended));
  if (options.pruneBaseline) {
    const unchecked = stale.flatMap((file) =>
      keepProblems(file, (...problem) => !isMended(...problem)),
    );
    const kept = mergeFiles([...createBaseline(known, sources), ...unchecked]);
    await writeTextFile(path, formatBaseline(kept));
    stderr.write(
      `"${name}" knows ${count(countProblems(kept), "problem")}; ${countProblems(mended)} were dropped.\n`,
    );
  } else tellMended(mended, name, stderr);
  return {
    ...result,
    diagnostics: fresh,
    known: known.length,
    isStale: mended.length > 0 && options.pruneBaseline !== true,
  };

  /** False for what this run could not find: it looked elsewhere, or the rule is off. */
  function isMended(file: string, rule: string): boolean {
    const group = rule.replace(/\/.*/su, "");
    const level = scope.levels.get(rule, file) ?? scope.levels.get(group, file);
    return !scope.isPartial && scope.isWanted(file) && level !== "off";
  }
}

function keepProblems(
  { problems, ...file }: KnownFile,
  isKept: (file: string, rule: string) => boolean,
): KnownFile[] {
  const kept = problems.filter(({ rule }) => isKept(file.file, rule));
  return kept.length === 0 ? [] : [{ ...file, problems: kept }];
}

function mergeFiles(files: readonly KnownFile[]): KnownFile[] {
  const groups = Map.groupBy(files, ({ file }) => file);
  return [...groups.values()].map((group) =>
    Object.assign({}, ...group.toReversed(), {
      problems: group.flatMap(({ problems }) => problems),
    }),
  );
}

async function load(path: string, name: string): Promise<Baseline> {
  const { parseBaseline } = await import("../check/baseline/baseline.ts");
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new AppError("no-baseline", `There is no baseline "${name}".`, {
      hint: "Write one with --update-baseline.",
      cause,
    });
  });
  try {
    return parseBaseline(text);
  } catch (cause) {
    throw new AppError(
      "bad-baseline",
      `"${name}" is no baseline, or one that was damaged.`,
      {
        hint: "Take it from git again, or remove it and write a new one with --update-baseline.",
        cause,
      },
    );
  }
}

const MOST_TOLD = 10;

function tellMended(
  mended: readonly KnownFile[],
  name: string,
  stderr: CommandContext["stderr"],
): void {
  const lines = mended.flatMap(({ file, problems }) =>
    problems.map(({ rule, message }) =>
      printable(`  ${file} ${rule}: ${message}`),
    ),
  );
  if (lines.length === 0) return;
  const more = lines.length - MOST_TOLD;
  const told = [
    `"${name}" knows ${count(countProblems(mended), "problem")} that nobody finds any more. Drop them with --prune-baseline:`,
    ...lines.slice(0, MOST_TOLD),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
  stderr.write(`${told.join("\n")}\n`);
}

function countProblems(files: readonly KnownFile[]): number {
  return files
    .flatMap(({ problems }) => problems)
    .reduce((sum, { count: number }) => sum + number, 0);
}
