import type { Diagnostic } from "../model/diagnostic.ts";
import type { TextEdit } from "../model/source-text.ts";
import { isSameEdit, overlap } from "../edit/apply-edits.ts";

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
  const chosen = new Map<string, Fix[]>();
  for (const diagnostic of diagnostics) {
    const { file, fix: edits } = diagnostic;
    if (edits === undefined || edits.length === 0) continue;
    const others = chosen.get(file) ?? [];
    chosen.set(file, others);
    const twin = others.find((other) => isSameFix(other.edits, edits));
    if (twin !== undefined) twin.mends.push(diagnostic);
    else if (!others.some((other) => clash(other.edits, edits)))
      others.push({ file, edits, mends: [diagnostic] });
  }
  return [...chosen.values()].flat();
}

function isSameFix(a: readonly TextEdit[], b: readonly TextEdit[]): boolean {
  return (
    a.length === b.length &&
    a.every((edit, index) => {
      const other = b[index];
      return other !== undefined && isSameEdit(edit, other);
    })
  );
}

function clash(a: readonly TextEdit[], b: readonly TextEdit[]): boolean {
  return a.some((edit) => b.some((other) => overlap(edit, other)));
}
