import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import { isContent, type Folders } from "../../folders.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Levels } from "../../model/levels.ts";
import { printable } from "../../report/printable.ts";
import { count } from "../../report/report.ts";
import { writeTextFile } from "../../compile/write/replace-file.ts";
import {
  formatBaseline,
  parseBaseline,
  type Baseline,
  createBaseline,
  findProblems,
  type Sources,
  compareWithBaseline,
} from "./baseline.ts";

/** The problems that a check found, and the part of the content that it covered. */
export interface CheckedProblems {
  diagnostics: readonly Diagnostic[];
  sources: Sources;
  levels: Levels;
  /** True if only a part of the content was checked. */
  isPartial: boolean;
  isWanted: (file: string) => boolean;
}

export interface BaselineChange {
  updateBaseline?: true;
  pruneBaseline?: true;
}

/**
 * Leaves out the problems in a baseline and names those in it that are fixed. Writes the baseline if asked.
 * @throws AppError when the file is missing or not a baseline
 */
export async function applyBaseline(
  name: string,
  found: CheckedProblems,
  change: BaselineChange,
  { contentDir }: Pick<Folders, "contentDir">,
  { cwd, stderr }: Pick<CommandContext, "cwd" | "stderr">,
) {
  const path = resolve(cwd, name);
  if (isContent(path, contentDir))
    throw new AppError(
      "baseline-in-content",
      `"${name}" is in the content folder and would be read as content.`,
      { hint: "Name a file outside of it." },
    );
  const { diagnostics, sources } = found;
  if (change.updateBaseline) {
    // Only a baseline is overwritten, never another file that was given by mistake.
    if (await stat(path).catch(() => undefined)) await load(path, name);
    const problems = findProblems(diagnostics, sources);
    const baseline = createBaseline(problems, sources);
    writeTextFile(path, formatBaseline(baseline));
    const known = problems.length;
    stderr.write(`"${name}" now has ${count(known, "problem")}.\n`);
    return { diagnostics: [], known, isStale: false };
  }
  const baseline = await load(path, name);
  const compared = compareWithBaseline(baseline, diagnostics, sources);
  const { known, stale } = compared;
  const fixed = stale.filter(({ file, rule }) => wasChecked(file, rule, found));
  if (change.pruneBaseline) {
    const unchecked = stale.filter((problem) => !fixed.includes(problem));
    const kept = [...createBaseline(known, sources), ...unchecked];
    writeTextFile(path, formatBaseline(kept));
    stderr.write(
      `"${name}" now has ${count(countProblems(kept), "problem")}; ${countProblems(fixed)} were dropped.\n`,
    );
  } else stderr.write(describeFixed(fixed, name));
  return {
    /** The problems that are not in the baseline. */
    diagnostics: compared.fresh,
    /** How many problems are in the baseline. */
    known: known.length,
    /** True if the baseline has problems that are fixed. */
    isStale: fixed.length > 0 && !change.pruneBaseline,
  };
}

/** False for a problem that this check could not find, because of its paths or levels. */
function wasChecked(
  file: string,
  rule: string,
  { isPartial, isWanted, levels }: CheckedProblems,
): boolean {
  return !isPartial && isWanted(file) && levels.get(rule, file) !== "off";
}

async function load(path: string, name: string): Promise<Baseline> {
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
      `"${name}" is no baseline, or is damaged.`,
      {
        hint: "Restore it with git, or remove it and write a new one with --update-baseline.",
        cause,
      },
    );
  }
}

const MAX_LINES = 10;

function describeFixed(fixed: Baseline, name: string): string {
  if (fixed.length === 0) return "";
  const lines = fixed.map(({ file, message, rule }) =>
    printable(`  ${file} ${rule}: ${message}`),
  );
  const hidden = lines.length - MAX_LINES;
  const shown = [
    `"${name}" has ${count(countProblems(fixed), "problem")} without a match. Drop them with --prune-baseline:`,
    ...lines.slice(0, MAX_LINES),
    ...(hidden > 0 ? [`  and ${hidden} more`] : []),
  ];
  return `${shown.join("\n")}\n`;
}

function countProblems(problems: Baseline): number {
  return problems.reduce((sum, { count: number }) => sum + number, 0);
}
