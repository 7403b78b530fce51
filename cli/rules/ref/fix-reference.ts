import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { canBeBare } from "../write-scalar.ts";

/** Replaces a reference. Undefined if the id is not known, or the value is written in another way than on one line. */
export function fixReference(
  text: string,
  { start, end }: TextRange,
  value: string,
  id: string | undefined,
): TextEdit[] | undefined {
  if (id === undefined) return undefined;
  const written = text.slice(start, end);
  const isValue = [value, `"${value}"`, `'${value}'`].includes(written);
  if (!isValue || !canBeBare(id, { flow: true })) return undefined;
  return [{ start, end, text: id }];
}
