import type { Diagnostic } from "../../model/diagnostic.ts";
import {
  createLineReader,
  identifyProblem,
  shortHash,
  type ProblemIdentity,
} from "../../model/problem-identity.ts";
import type { SourceText } from "../../model/source-text.ts";
import { keyOf, type Baseline, type KnownProblem } from "./baseline.ts";

export type Sources = ReadonlyMap<string, SourceText>;

/** A problem of the content, and how the baseline identifies it. */
export interface FoundProblem {
  diagnostic: Diagnostic;
  identity: ProblemIdentity;
  /** The identity with the whole message, as older baselines have it. */
  whole: ProblemIdentity;
}

export function findProblems(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
): FoundProblem[] {
  const readLine = createLineReader();
  return diagnostics.map((diagnostic) => {
    const source = sources.get(diagnostic.file);
    const { firstFile: _, ...whole } = diagnostic;
    whole.stableMessage = diagnostic.message;
    return {
      diagnostic,
      identity: identifyProblem(diagnostic, source, readLine),
      whole: identifyProblem(whole, source, readLine),
    };
  });
}

/** A baseline with all of these problems. */
export function createBaseline(
  problems: readonly FoundProblem[],
  sources: Sources,
): Baseline {
  const groups = Map.groupBy(problems, ({ identity }) => keyOf(identity));
  const texts = new Map<string, string | undefined>();
  return [...groups.values()].flatMap(([first, ...others]): KnownProblem[] => {
    if (first === undefined) return [];
    const { identity } = first;
    const { file } = identity;
    if (!texts.has(file)) texts.set(file, hashText(sources.get(file)));
    const count = 1 + others.length;
    return [{ ...identity, text: texts.get(file), count }];
  });
}

/** A hash of the text below the front matter. It stays the same when a file is renamed and gets an alias. */
export function hashText(source: SourceText | undefined): string | undefined {
  const text = source?.text
    .replaceAll("\r\n", "\n")
    .replace(/^---\n.*?\n---\n/su, "")
    .trim();
  return text === undefined || text === "" ? undefined : shortHash(text);
}
