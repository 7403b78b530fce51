import type { Diagnostic } from "../model/diagnostic.ts";

/** The same diagnostic with all its paths converted by `show`. */
export function showPaths(
  diagnostic: Diagnostic,
  show: (file: string) => string,
): Diagnostic {
  const related = diagnostic.related.map((place) => ({
    ...place,
    file: show(place.file),
  }));
  return { ...diagnostic, file: show(diagnostic.file), related };
}
