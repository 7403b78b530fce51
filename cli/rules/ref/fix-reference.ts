import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { respellSlug } from "../../model/slug.ts";
import { canBeBare } from "../write-scalar.ts";

/** Corrects a reference that is an id in lower case and with hyphens for spaces. */
export function fixReference(
  text: string,
  { start, end }: TextRange,
  value: string,
  known: ReadonlySet<string>,
): TextEdit[] | undefined {
  const id = respellSlug(value);
  const written = text.slice(start, end);
  if (id === undefined || !known.has(id)) return undefined;
  const isValue = [value, `"${value}"`, `'${value}'`].includes(written);
  if (!isValue || !canBeBare(id, { flow: true })) return undefined;
  return [{ start, end, text: id }];
}
