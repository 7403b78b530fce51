import { alignScalar } from "./align-scalar.ts";
import { rangeOfField, type FieldsSource } from "./entry.ts";
import type { TextRange } from "./source-text.ts";
import type { MeaningfulField } from "./walk-fields.ts";
import type { WrittenText } from "./written-text.ts";

/** Finds the range of a part of a text in a field. Falls back to the whole field if the part cannot be located. */
export function createFieldLocator(
  entry: FieldsSource,
  field: Pick<MeaningfulField, "path" | "value">,
): (start: number, end: number) => TextRange {
  let whole: TextRange | undefined;
  let written: WrittenText | undefined;
  return (start, end) => {
    if (whole === undefined) {
      whole = rangeOfField(entry, field);
      const scalar = entry.source.text.slice(whole.start, whole.end);
      written = alignScalar(scalar, whole.start, field.value);
    }
    return written?.rangeOf(start, end) ?? whole;
  };
}
