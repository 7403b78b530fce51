import type { Diagnostic } from "../../model/diagnostic.ts";
import type { TextRange } from "../../model/source-text.ts";
import type { FileView } from "../session/file-view.ts";

/** The problems of a file that touch a range. */
export function problemsIn(
  { file, positions, snapshot }: FileView,
  { end, start }: TextRange,
): Diagnostic[] {
  return snapshot.compiled.diagnostics.filter((problem) => {
    if (problem.file !== file) return false;
    const place = positions.toPlace(problem);
    return (
      positions.toOffset(place.start) <= end &&
      start <= positions.toOffset(place.end)
    );
  });
}
