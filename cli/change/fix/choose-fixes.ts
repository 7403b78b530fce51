import type { Diagnostic } from "../../model/diagnostic.ts";
import type { TextEdit } from "../../model/source-text.ts";
import { overlap } from "../edit/apply-edits.ts";

/** The edits of one file that mend something, and what they mend. */
export interface Fix {
  file: string;
  edits: readonly TextEdit[];
  mends: Diagnostic[];
}

/**
 * The fixes that can be made at once: of two that overlap, the one that is reported first. Problems that the same
 * edits mend share one fix.
 */
export function chooseFixes(diagnostics: readonly Diagnostic[]): Fix[] {
  const chosen = new Map<string, Fix>();
  const taken = new Map<string, ReturnType<typeof createTaken>>();
  for (const diagnostic of diagnostics) {
    const { file, fix: edits } = diagnostic;
    if (edits === undefined || edits.length === 0) continue;
    const key = JSON.stringify([file, edits]);
    const twin = chosen.get(key);
    if (twin !== undefined) {
      twin.mends.push(diagnostic);
      continue;
    }
    const inFile = taken.get(file) ?? createTaken();
    taken.set(file, inFile);
    if (edits.some((edit) => inFile.has(edit))) continue;
    edits.forEach(inFile.add);
    chosen.set(key, { file, edits, mends: [diagnostic] });
  }
  return [...chosen.values()];
}

const BUCKET = 256;

/** The edits of a file by where they are, so that thousands of them are not each compared with all others. */
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

function spanOf({ start, end }: TextEdit): number[] {
  const first = Math.floor(start / BUCKET);
  const length = Math.floor(end / BUCKET) - first + 1;
  return Array.from({ length }, (_, index) => first + index);
}
