import { readYaml } from "./yaml/read-yaml.ts";

interface ScalarPlace {
  /** True between brackets or braces, where commas and brackets end a value. */
  flow: boolean;
  /** True for a date field, whose values are written without quotes. */
  date?: boolean;
}

/** Characters that start or end a value, or change its type. */
const STRUCTURE = /^[-?:,[\]{}#&*!|>'"%@`=~<\s]|: |:$| #|\s$|[\t\n\r]/u;
const FLOW_STRUCTURE = /[,[\]{}]|:(?!\/\/)/u;

/** Words and numbers that some version of YAML reads as another type than text. */
const OTHER_TYPES =
  /^(?:y|n|yes|no|on|off|true|false|null|[-+.]?\d[\d_.,]*(?:e[-+]?\d+)?|0x[\da-f_]+|0o?[0-7_]+|\.(?:inf|nan)|\d+(?::[0-5]?\d)+(?:\.\d*)?|\.{3}.*)$/iu;
const DATE = /^\d{4}-\d{1,2}-\d{1,2}(?:$|[Tt\s])/u;

/** Pairs of quotes that word processors create from straight quotes. */
const TYPOGRAPHIC = /^(?:[“”„][^“”„]*[“”]|[‘’‚][^‘’‚]*[‘’]|«[^«»]*»)$/u;

/** True for a text that looks as if its quotes were those of YAML. Where they are meant, it stands in straight ones. */
export function isInTypographicQuotes(text: string): boolean {
  return TYPOGRAPHIC.test(text);
}

/** A value as YAML: without quotes where it cannot be misread, otherwise in double quotes. */
export function writeScalar(
  value: string | number | boolean,
  place: ScalarPlace,
): string {
  if (typeof value !== "string") return String(value);
  return canBeBare(value, place) ? value : JSON.stringify(value);
}

/** True for a text that means the same without quotes, here and in other YAML parsers. */
export function canBeBare(
  text: string,
  { flow, date = false }: ScalarPlace,
): boolean {
  if (text === "" || STRUCTURE.test(text) || OTHER_TYPES.test(text))
    return false;
  if (isInTypographicQuotes(text)) return false;
  if (flow && FLOW_STRUCTURE.test(text)) return false;
  if (DATE.test(text) && !date) return false;
  return !/[\p{C}\u2028\u2029]/u.test(text) && readsAs(text, flow);
}

function readsAs(text: string, flow: boolean): boolean {
  return flow
    ? readYaml(`[${text}]`) === JSON.stringify([text])
    : readYaml(`key: ${text}`) === JSON.stringify({ key: text });
}
