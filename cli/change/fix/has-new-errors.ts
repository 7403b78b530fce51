import type { Diagnostic } from "../../model/diagnostic.ts";
import type { CompileResult } from "../../compile/compile-content.ts";

type Checked = Pick<CompileResult, "diagnostics" | "folder">;

/**
 * True when a file has more errors after a change than before it, not counting the fixed ones. Errors of a file that
 * could not be read before, and errors that only follow from it, do not count: they existed already, unseen.
 * @param fixed the problems that the change should fix
 */
export function hasNewErrors(
  before: Checked,
  after: Checked,
  fixed: readonly Diagnostic[],
): boolean {
  const readBefore = readFiles(before);
  const revealed = readFiles(after).difference(readBefore);
  const isRevealed = ({ file, related }: Diagnostic) =>
    revealed.has(file) || related.some((place) => revealed.has(place.file));
  const gone = new Set(fixed);
  const known = countErrors(
    before.diagnostics.filter((diagnostic) => !gone.has(diagnostic)),
  );
  const found = countErrors(
    after.diagnostics.filter((diagnostic) => !isRevealed(diagnostic)),
  );
  return [...found].some(([file, count]) => count > (known.get(file) ?? 0));
}

function countErrors(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { file, severity } of diagnostics)
    if (severity === "error") counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}

function readFiles({ folder }: Checked): Set<string> {
  const { entries, records, settings } = folder;
  return new Set([...entries, ...records, ...settings].map(({ file }) => file));
}
