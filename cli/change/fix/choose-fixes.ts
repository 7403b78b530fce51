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
  const taken = new Map<string, TextEdit[]>();
  for (const diagnostic of diagnostics) {
    const { file, fix: edits } = diagnostic;
    if (edits === undefined || edits.length === 0) continue;
    const key = JSON.stringify([file, edits]);
    const sameFix = chosen.get(key);
    if (sameFix !== undefined) {
      sameFix.problems.push(diagnostic);
      continue;
    }
    const inFile = taken.get(file) ?? [];
    if (edits.some((edit) => inFile.some((other) => overlap(edit, other))))
      continue;
    taken.set(file, [...inFile, ...edits]);
    chosen.set(key, { file, edits, problems: [diagnostic] });
  }
  return [...chosen.values()];
}
