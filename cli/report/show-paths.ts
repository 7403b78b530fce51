import type { Diagnostic } from "../model/diagnostic.ts";

/** The same diagnostic with its files as a person in the current folder would write them. */
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
