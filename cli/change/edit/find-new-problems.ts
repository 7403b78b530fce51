import type { Diagnostic } from "../../model/diagnostic.ts";
import { allEntries } from "../../model/compiled-folder.ts";
import type { CompileResult } from "../../compile/compile-content.ts";

/**
 * The problems that a change causes: those whose key occurs more often after it than before. A change may move a
 * problem or reword its message, so each caller chooses the key that identifies a problem.
 * @param before the keys of the problems before the change
 */
export function findNewProblems(
  before: readonly string[],
  after: readonly Diagnostic[],
  keyOf: (diagnostic: Diagnostic) => string,
): Diagnostic[] {
  const left = new Map<string, number>();
  const add = (key: string, by: number): number => {
    const count = (left.get(key) ?? 0) + by;
    left.set(key, count);
    return count;
  };
  for (const key of before) add(key, 1);
  return after.filter((diagnostic) => add(keyOf(diagnostic), -1) < 0);
}

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
  const revealed = readFiles(after).difference(readFiles(before));
  const isRevealed = ({ file, related }: Diagnostic) =>
    revealed.has(file) || related.some((place) => revealed.has(place.file));
  const gone = new Set(fixed);
  const known = before.diagnostics.filter(
    (each) => each.severity === "error" && !gone.has(each),
  );
  const found = after.diagnostics.filter(
    (each) => each.severity === "error" && !isRevealed(each),
  );
  const files = known.map(({ file }) => file);
  return findNewProblems(files, found, ({ file }) => file).length > 0;
}

function readFiles({ folder }: Checked): Set<string> {
  return new Set(allEntries(folder).map(({ file }) => file));
}
