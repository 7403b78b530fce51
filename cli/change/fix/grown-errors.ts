import type { Diagnostic } from "../../model/diagnostic.ts";
import type { CompileResult } from "../../compile/compile-content.ts";

type Checked = Pick<CompileResult, "diagnostics" | "folder">;

/**
 * True when a file has other errors after a change than before it, whatever was mended. A file that could not be read
 * before does not count, nor what others are told because of it: its errors were there, unseen.
 * @param mended what the change was for
 */
export function haveErrorsGrown(
  before: Checked,
  after: Checked,
  mended: readonly Diagnostic[],
): boolean {
  const readBefore = readFiles(before);
  const revealed = new Set(
    [...readFiles(after)].filter((file) => !readBefore.has(file)),
  );
  const isRevealed = ({ file, related }: Diagnostic) =>
    revealed.has(file) || related.some((place) => revealed.has(place.file));
  const gone = new Set(mended);
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
