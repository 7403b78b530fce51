import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { writeScalar } from "../write-scalar.ts";

/** Replaces the text of a scalar and keeps its quotes. Quotes are added where YAML needs them. */
export function replaceScalar(
  text: string,
  { end, start }: TextRange,
  value: string,
): TextEdit {
  const written = text.slice(start, end);
  const style = written[0];
  if (style === '"' || style === "'")
    return { start, end, text: quoteLike(value, style) };
  // A block scalar includes the line end after it.
  if (style === "|" || style === ">")
    return {
      start,
      end: start + written.trimEnd().length,
      text: JSON.stringify(value),
    };
  return { start, end, text: quoteLike(value) };
}

/** A text in certain quotes, or only in those that YAML needs. */
export function quoteLike(value: string, style?: "'" | '"'): string {
  if (style === "'") return `'${value.replaceAll("'", "''")}'`;
  if (style === '"') return JSON.stringify(value);
  return writeScalar(value, { flow: true });
}
