import * as z from "zod/mini";
import { compareText, type Diagnostic } from "../../model/diagnostic.ts";
import {
  type ProblemIdentity,
  identifyProblem,
  shortHash,
} from "../../model/problem-identity.ts";
import { readFrontMatter } from "../../model/front-matter.ts";
import type { SourceText } from "../../model/source-text.ts";

/** Increased with each change that an older version would misread. */
const VERSION = 1;

interface KnownProblem extends ProblemIdentity {
  /** A hash of its file's text below the front matter, to find the file after a rename. Undefined without text. */
  text?: string | undefined;
  count: number;
}

export type Baseline = readonly KnownProblem[];

const count = z.int().check(z.minimum(1));
const baselineFile = z.strictObject({
  version: z.literal(VERSION),
  files: z.array(
    z.strictObject({
      file: z.string(),
      text: z.optional(z.string()),
      problems: z.array(
        z.strictObject({
          rule: z.string(),
          message: z.string(),
          line: z.string(),
          count,
        }),
      ),
    }),
  ),
});

/**
 * Counts a problem once if a merge has duplicated it, because a baseline must not hide new problems.
 * @throws Error when the text is not a baseline
 */
export function parseBaseline(text: string): Baseline {
  const { files } = baselineFile.parse(
    JSON.parse(text.replace(/^\uFEFF/u, "")),
  );
  const merged = new Map<string, KnownProblem>();
  for (const { file, problems, text: hash } of files)
    for (const problem of problems) {
      const known = { ...problem, file, text: hash };
      const key = keyOf(known);
      const count = Math.max(problem.count, merged.get(key)?.count ?? 0);
      merged.set(key, { ...known, count });
    }
  return [...merged.values()];
}

function keyOf({ file, line, message, rule }: ProblemIdentity): string {
  return JSON.stringify([file, rule, message, line]);
}

/**
 * Sorted, one problem per line, with LF line ends, so that branches that fix different problems merge without a
 * conflict.
 */
export function formatBaseline(baseline: Baseline): string {
  const files = [...Map.groupBy(baseline, ({ file }) => file)]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([file, problems]) => formatFile(file, problems));
  if (files.length === 0) return `{ "version": ${VERSION}, "files": [] }\n`;
  return `{\n  "version": ${VERSION},\n  "files": [\n${files.join(",\n")}\n  ]\n}\n`;
}

function formatFile(file: string, problems: Baseline): string {
  const text = problems.find((problem) => problem.text !== undefined)?.text;
  const head = [
    `"file": ${JSON.stringify(file)}`,
    ...(text === undefined ? [] : [`"text": ${JSON.stringify(text)}`]),
  ];
  const lines = problems
    .toSorted(
      (a, b) =>
        compareText(a.rule, b.rule) ||
        compareText(a.message, b.message) ||
        compareText(a.line, b.line),
    )
    .map(({ rule, message, line, count }) =>
      JSON.stringify({ rule, message, line, count }),
    );
  return `    {\n      ${head.join(",\n      ")},\n      "problems": [\n        ${lines.join(",\n        ")}\n      ]\n    }`;
}

export type Sources = ReadonlyMap<string, SourceText>;

type FoundProblem = ReturnType<typeof findProblems>[number];

export function findProblems(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
) {
  return diagnostics.map((diagnostic) => {
    const source = sources.get(diagnostic.file);
    const { firstFile: _, ...whole } = diagnostic;
    whole.stableMessage = diagnostic.message;
    return {
      diagnostic,
      identity: identifyProblem(diagnostic, source),
      /** The identity with the whole message, as older baselines have it. */
      whole: identifyProblem(whole, source),
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
function hashText(source: SourceText | undefined): string | undefined {
  if (source === undefined) return undefined;
  const matter = readFrontMatter(source.text, () => {});
  const start = "problem" in matter ? 0 : matter.body.start;
  const text = source.text.slice(start).replaceAll("\r\n", "\n").trim();
  return text === "" ? undefined : shortHash(text);
}

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
