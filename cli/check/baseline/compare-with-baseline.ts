import type { Diagnostic } from "../../model/diagnostic.ts";
import { keyOf, type Baseline } from "./baseline.ts";
import {
  findProblems,
  hashText,
  type FoundProblem,
  type Sources,
} from "./collect-problems.ts";

/**
 * Separates new problems (`fresh`) from known ones, and from those in the baseline that are gone (`stale`). Of equal
 * ones in a file, the last ones are new. A renamed file is recognized by its text, if the baseline does not have the
 * new name.
 */
export function compareWithBaseline(
  baseline: Baseline,
  diagnostics: readonly Diagnostic[],
  sources: Sources,
) {
  const left = new Map(baseline.map((known) => [keyOf(known), { ...known }]));
  const names = findRenamed(baseline, diagnostics, sources);
  const fresh: Diagnostic[] = [];
  const known: FoundProblem[] = [];
  for (const problem of findProblems(diagnostics, sources)) {
    const { diagnostic, identity, whole } = problem;
    const file = names.get(diagnostic.file) ?? diagnostic.file;
    const match = [identity, whole]
      .map((one) => left.get(keyOf({ ...one, file })))
      .find((one) => one !== undefined && one.count > 0);
    if (match === undefined) fresh.push(diagnostic);
    else {
      match.count--;
      known.push(problem);
    }
  }
  const stale = [...left.values()].filter(({ count }) => count > 0);
  return { fresh, known, stale };
}

/** The former names of renamed files, by their present names. */
function findRenamed(
  baseline: Baseline,
  diagnostics: readonly Diagnostic[],
  sources: Sources,
): Map<string, string> {
  const present = new Set(diagnostics.map(({ file }) => file));
  const gone = new Map<string, string>();
  for (const { file, text } of baseline)
    if (text !== undefined && !sources.has(file) && !present.has(file))
      gone.set(file, text);
  const names = new Map<string, string>();
  if (gone.size === 0) return names;
  for (const { file } of baseline) present.delete(file);
  for (const file of present) {
    const text = hashText(sources.get(file));
    const [old] = [...gone].find(([, known]) => known === text) ?? [];
    if (old === undefined) continue;
    names.set(file, old);
    gone.delete(old);
  }
  return names;
}
