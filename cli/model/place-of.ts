import type { Place, RelatedPlace } from "./diagnostic.ts";
import type { SourceText, TextRange } from "./source-text.ts";

/** The lines and columns of a range, without the line breaks at its end. */
export function placeOf(source: SourceText, range: TextRange): Place {
  const start = source.positionAt(range.start);
  const end = source.positionAt(
    Math.max(range.start, endOfText(source.text, range)),
  );
  return {
    file: source.file,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}

/** A block text of YAML includes the line break after it, which is not visible. */
function endOfText(text: string, { start, end }: TextRange): number {
  let last = end;
  while (last > start && /[\r\n]/u.test(text.charAt(last - 1))) last--;
  return last > start ? last : end;
}

/** The place of a file or folder as a whole. */
export function startOf(file: string): Place {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}

const MAX_RELATED = 10;

/** The first ten of the other places with the same problem. */
export function relatedPlaces(
  source: SourceText,
  ranges: readonly TextRange[],
  message: string,
): RelatedPlace[] {
  return ranges
    .slice(0, MAX_RELATED)
    .map((range) => ({ ...placeOf(source, range), message }));
}
