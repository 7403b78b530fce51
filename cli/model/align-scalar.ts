import { lineEnd } from "./lines.ts";
import {
  createWrittenText,
  type Piece,
  type WrittenText,
} from "./written-text.ts";
import { rangeOfField, type FieldsSource } from "./entry.ts";
import type { TextRange } from "./source-text.ts";
import type { MeaningfulField } from "./schema-parts.ts";

const FOLDED = /[ \t\r\n]/;
const ESCAPE = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\r\n|[^])/y;

/**
 * Finds each character of a YAML text in the file, in every style: plain, quoted or block. Folding only changes white
 * space, so the other characters are in the file in the same order, either literal or escaped. Undefined for a value
 * that is written elsewhere, such as the alias `*name`.
 * @param written the scalar with its quotes or its block header
 */
export function alignScalar(
  written: string,
  offset: number,
  value: string,
): WrittenText | undefined {
  const tokens = readTokens(written, offset);
  const pieces: Piece[] = [];
  let last = offset;
  let next = 0;
  for (let at = 0; at < value.length;) {
    const space = value[at] ?? "";
    if (FOLDED.test(space)) {
      const end = tokens[next]?.start ?? last;
      pieces.push({ text: space, start: last, end: Math.max(last, end) });
      at += 1;
      continue;
    }
    const token = tokens[next++];
    if (token === undefined || !value.startsWith(token.text, at))
      return undefined;
    pieces.push(token);
    last = token.end;
    at += token.text.length;
  }
  return next === tokens.length ? createWrittenText(pieces) : undefined;
}

/** Every character except white space, with escapes resolved. */
function readTokens(written: string, offset: number): Piece[] {
  const [style = ""] = written;
  const isBlock = style === "|" || style === ">";
  const isQuoted = style === '"' || style === "'";
  const from = isBlock ? lineEnd(written, 0) : Number(isQuoted);
  const to = isQuoted ? written.length - 1 : written.length;
  const tokens: Piece[] = [];
  for (let at = from; at < to;) {
    const { length, text } = readToken(written, at, style);
    if (!/^[ \t\r\n]*$/.test(text))
      tokens.push({ text, start: offset + at, end: offset + at + length });
    at += length;
  }
  return tokens;
}

function readToken(
  written: string,
  at: number,
  style: string,
): { text: string; length: number } {
  const character = written[at] ?? "";
  if (style === "'" && character === "'") return { text: "'", length: 2 };
  if (style !== '"' || character !== "\\")
    return { text: character, length: 1 };
  ESCAPE.lastIndex = at;
  const [escape = character] = ESCAPE.exec(written) ?? [];
  return { text: resolve(escape), length: escape.length };
}

const NAMED: Readonly<Record<string, string>> = {
  "0": "\0",
  a: "\x07",
  b: "\b",
  e: "\x1B",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  N: "\u0085",
  _: "\u00A0",
  L: "\u2028",
  P: "\u2029",
};

function resolve(escape: string): string {
  const code = /^\\[xuU]([\da-fA-F]{2,})$/.exec(escape)?.[1];
  if (code !== undefined)
    return String.fromCodePoint(Number.parseInt(code, 16));
  const [, name = ""] = escape;
  return NAMED[name] ?? (FOLDED.test(name) ? "" : name);
}

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
