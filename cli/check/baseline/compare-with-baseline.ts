import type { Diagnostic } from "../../model/diagnostic.ts";
import { keyOf, type Baseline, type KnownFile } from "./baseline.ts";
import {
  findProblems,
  hashText,
  type FoundProblem,
  type Sources,
} from "./collect-problems.ts";

/** The present problems, compared with a baseline. */
export interface BaselineResult {
  /** Problems that are not in the baseline. Of equal ones in a file, the last ones are new. */
  fresh: Diagnostic[];
  /** Problems that are in the baseline. */
  known: FoundProblem[];
  /** Problems in the baseline that no longer exist. */
  stale: KnownFile[];
}

/**
 * Separates new problems from known ones. A renamed file is recognized by its text, if the baseline does not have the
 * new name.
 */
export function compareWithBaseline(
  baseline: Baseline,
  diagnostics: readonly Diagnostic[],
  sources: Sources,
): BaselineResult {
  const problems = findProblems(diagnostics, sources);
  const counts = countKnown(baseline);
  const names = findRenamed(baseline, problems, sources);
  const fresh: Diagnostic[] = [];
  const known: FoundProblem[] = [];
  for (const problem of problems) {
    const { file } = problem.diagnostic;
    const inFile = counts.get(names.get(file) ?? file);
    const key = [problem.key, problem.wholeKey].find(
      (one) => (inFile?.get(one) ?? 0) > 0,
    );
    if (inFile === undefined || key === undefined) {
      fresh.push(problem.diagnostic);
      continue;
    }
    inFile.set(key, (inFile.get(key) ?? 0) - 1);
    known.push(problem);
  }
  const stale = baseline.flatMap((knownFile): KnownFile[] => {
    const inFile = counts.get(knownFile.file);
    const left = knownFile.problems
      .map((problem) => ({
        ...problem,
        count: inFile?.get(keyOf(problem)) ?? 0,
      }))
      .filter(({ count }) => count > 0);
    return left.length === 0 ? [] : [{ ...knownFile, problems: left }];
  });
  return { fresh, known, stale };
}

/** How often the baseline has each problem, by file and key. */
function countKnown(baseline: Baseline): Map<string, Map<string, number>> {
  return new Map(
    baseline.map(({ file, problems }) => [
      file,
      new Map(problems.map((problem) => [keyOf(problem), problem.count])),
    ]),
  );
}

/** The former names of renamed files, by their present names. */
function findRenamed(
  baseline: Baseline,
  problems: readonly FoundProblem[],
  sources: Sources,
): Map<string, string> {
  const names = new Map<string, string>();
  const present = new Set(problems.map(({ diagnostic }) => diagnostic.file));
  const gone = baseline.filter(
    ({ file, text }) =>
      text !== undefined && !sources.has(file) && !present.has(file),
  );
  if (gone.length === 0) return names;
  const unnamed = new Set(present);
  for (const { file } of baseline) unnamed.delete(file);
  for (const file of unnamed) {
    const text = hashText(sources.get(file));
    const at = gone.findIndex((old) => old.text === text);
    const [old] = at === -1 ? [] : gone.splice(at, 1);
    if (old !== undefined) names.set(file, old.file);
  }
  return names;
}
