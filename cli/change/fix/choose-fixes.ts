import type { Diagnostic } from "../../model/diagnostic.ts";
import type { TextEdit } from "../../model/source-text.ts";
import { overlap } from "../edit/apply-edits.ts";

/** Edits of one file, and the problems that they fix. */
export interface Fix {
  file: string;
  edits: readonly TextEdit[];
  problems: Diagnostic[];
}

/**
 * Chooses the fixes that can be applied together. Of two that overlap, the one reported first is chosen. Problems with
 * the same edits share one fix.
 */
export function chooseFixes(diagnostics: readonly Diagnostic[]): Fix[] {
  const chosen = new Map<string, Fix>();
  const taken = new Map<string, ReturnType<typeof createTaken>>();
  for (const diagnostic of diagnostics) {
    const { file, fix: edits } = diagnostic;
    if (edits === undefined || edits.length === 0) continue;
    const key = JSON.stringify([file, edits]);
    const sameFix = chosen.get(key);
    if (sameFix !== undefined) {
      sameFix.problems.push(diagnostic);
      continue;
    }
    const inFile = taken.get(file) ?? createTaken();
    taken.set(file, inFile);
    if (edits.some((edit) => inFile.has(edit))) continue;
    edits.forEach(inFile.add);
    chosen.set(key, { file, edits, problems: [diagnostic] });
  }
  return [...chosen.values()];
}

/** The characters of a file that share one list of edits. */
const BUCKET = 256;

/** The chosen edits of a file by position, so that not every edit is compared with all others. */
function createTaken() {
  const buckets = new Map<number, TextEdit[]>();
  return {
    has: (edit: TextEdit) =>
      spanOf(edit).some((bucket) =>
        buckets.get(bucket)?.some((other) => overlap(edit, other)),
      ),
    add: (edit: TextEdit) => {
      for (const bucket of spanOf(edit)) {
        const edits = buckets.get(bucket);
        if (edits === undefined) buckets.set(bucket, [edit]);
        else edits.push(edit);
      }
    },
  };
}

/** The buckets that an edit touches. */
function spanOf({ start, end }: TextEdit): number[] {
  const first = Math.floor(start / BUCKET);
  const length = Math.floor(end / BUCKET) - first + 1;
  return Array.from({ length }, (_, index) => first + index);
}
