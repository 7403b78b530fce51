import type { Diagnostic } from "../../model/diagnostic.ts";
import {
  createLineReader,
  identifyProblem,
  shortHash,
} from "../../model/problem-identity.ts";
import type { SourceText } from "../../model/source-text.ts";
import {
  keyOf,
  type Baseline,
  type KnownFile,
  type KnownProblem,
} from "./baseline.ts";

export type Sources = ReadonlyMap<string, SourceText>;

/** A problem of the content, and how the baseline identifies it. */
export interface FoundProblem {
  diagnostic: Diagnostic;
  key: string;
  /** The key with the whole message, as older baselines have it. */
  wholeKey: string;
  known: Omit<KnownProblem, "count">;
}

export function findProblems(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
): FoundProblem[] {
  const readLine = createLineReader();
  return diagnostics.map((diagnostic) => {
    const source = sources.get(diagnostic.file);
    const identity = identifyProblem(diagnostic, source, readLine);
    const { rule, message, line } = identity;
    const known = { rule, message, line };
    const { rival: _, ...whole } = { ...diagnostic, gist: diagnostic.message };
    const wholeKey = keyOf(identifyProblem(whole, source, readLine));
    return { diagnostic, key: keyOf(known), wholeKey, known };
  });
}

/** A baseline with all of these problems. */
export function createBaseline(
  problems: readonly FoundProblem[],
  sources: Sources,
): Baseline {
  const files = new Map<string, Map<string, KnownProblem>>();
  for (const { diagnostic, key, known } of problems) {
    const inFile = files.get(diagnostic.file) ?? new Map();
    files.set(diagnostic.file, inFile);
    const count = (inFile.get(key)?.count ?? 0) + 1;
    inFile.set(key, { ...known, count });
  }
  return [...files].map(([file, inFile]): KnownFile => {
    const text = hashText(sources.get(file));
    const problems = [...inFile.values()];
    return text === undefined ? { file, problems } : { file, text, problems };
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
