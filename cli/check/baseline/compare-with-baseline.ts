import type { Diagnostic } from "../../model/diagnostic.ts";
import { keyOf, type Baseline, type KnownFile } from "./baseline.ts";
import {
  findProblems,
  hashText,
  type FoundProblem,
  type Sources,
} from "./collect-problems.ts";

/** What a baseline says of the problems of today. */
export interface BaselineResult {
  /** Problems that it does not know. Of equal ones in a file the last are the new ones. */
  fresh: Diagnostic[];
  /** Problems that it knows. */
  known: FoundProblem[];
  /** What it knows and nobody finds any more. */
  stale: KnownFile[];
}

/**
 * Parts the new problems from the known ones. A file that is gone is looked for under another name: one that the
 * baseline does not name, with the same text below its front matter.
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

/** How often each problem is known, by file and key. */
function countKnown(baseline: Baseline): Map<string, Map<string, number>> {
  return new Map(
    baseline.map(({ file, problems }) => [
      file,
      new Map(problems.map((problem) => [keyOf(problem), problem.count])),
    ]),
  );
}

/** The former names of files, by their names of today. */
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
