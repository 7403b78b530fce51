import * as z from "zod/mini";
import { compareText } from "../../model/diagnostic.ts";
import type { ProblemIdentity } from "../../model/problem-identity.ts";

/** Goes up by one with each change that an older version would misread. */
const VERSION = 1;

/** A known problem, and how often it occurs in its file. */
export interface KnownProblem extends Omit<ProblemIdentity, "file"> {
  count: number;
}

/** The known problems of one file. */
export interface KnownFile {
  /** Relative to the content folder. */
  file: string;
  /** A hash of the text below the front matter, to find the file after a rename. Undefined without text. */
  text?: string;
  problems: KnownProblem[];
}

export type Baseline = readonly KnownFile[];

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
 * Counts a problem once that a merge has doubled: a baseline must not hide new problems.
 * @throws Error when the text is no baseline
 */
export function parseBaseline(text: string): Baseline {
  const { files } = baselineFile.parse(
    JSON.parse(text.replace(/^\uFEFF/u, "")),
  );
  const merged = new Map<string, KnownFile>();
  for (const { file, problems, text: hash } of files) {
    const before = merged.get(file)?.problems ?? [];
    merged.set(file, {
      file,
      ...(hash === undefined ? {} : { text: hash }),
      problems: mergeProblems([...before, ...problems]),
    });
  }
  return [...merged.values()];
}

function mergeProblems(problems: readonly KnownProblem[]): KnownProblem[] {
  const merged = new Map<string, KnownProblem>();
  for (const problem of problems) {
    const key = keyOf(problem);
    const count = Math.max(problem.count, merged.get(key)?.count ?? 0);
    merged.set(key, { ...problem, count });
  }
  return [...merged.values()];
}

/** A key that equal problems of one file share. */
export function keyOf(problem: Omit<KnownProblem, "count">): string {
  return JSON.stringify([problem.rule, problem.message, problem.line]);
}

/** Sorted, one problem a line, LF line ends: branches that fix different problems merge without a conflict. */
export function formatBaseline(baseline: Baseline): string {
  const files = baseline
    .filter(({ problems }) => problems.length > 0)
    .toSorted((a, b) => compareText(a.file, b.file))
    .map(formatFile);
  if (files.length === 0) return `{ "version": ${VERSION}, "files": [] }\n`;
  return `{\n  "version": ${VERSION},\n  "files": [\n${files.join(",\n")}\n  ]\n}\n`;
}

function formatFile({ file, problems, text }: KnownFile): string {
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
