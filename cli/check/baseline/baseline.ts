import * as z from "zod/mini";
import { compareText } from "../../model/diagnostic.ts";
import type { ProblemIdentity } from "../../model/problem-identity.ts";

/** Increased with each change that an older version would misread. */
const VERSION = 1;

/** A known problem, and how often it occurs in its file. */
export interface KnownProblem extends ProblemIdentity {
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

/** A key that equal problems share. */
export function keyOf({ file, line, message, rule }: ProblemIdentity): string {
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
