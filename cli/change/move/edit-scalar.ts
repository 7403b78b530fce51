import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { isPlain, quote, spanOf, type YamlPart } from "./yaml-part.ts";

/** Replaces the text of a scalar and keeps its quotes. Quotes are added where YAML needs them. */
export function replaceScalar(
  part: YamlPart,
  node: unknown,
  value: string,
): TextEdit {
  const [start, end] = spanOf(part, node);
  return replaceWritten(part.text, { start, end }, value);
}

/** The same for a scalar at a known range. */
export function replaceWritten(
  text: string,
  { end, start }: TextRange,
  value: string,
): TextEdit {
  const written = text.slice(start, end);
  const style = written[0];
  if (style === '"' || style === "'") {
    const quoted = quote(value, style);
    return { start: start + 1, end: end - 1, text: quoted.slice(1, -1) };
  }
  // A block scalar includes the line end after it.
  if (style === "|" || style === ">")
    return { start, end: start + written.trimEnd().length, text: quote(value) };
  if (!isPlain(value)) return { start, end, text: quote(value) };
  return { start, end, text: value };
}
