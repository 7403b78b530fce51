import { CORE_SCHEMA, load } from "js-yaml";

/** A key, and what may follow it on its line or an item of a list: nothing, or a value that needs no second look. */
const WORD = String.raw`[A-Za-z_][\w-]*`;
/** Text that can only be text: it begins with a letter, no colon in it ends a word, and no number sign begins one. */
const TEXT = String.raw`[A-Za-z](?:[^:#\r\n\t]|:(?=[^\s])|(?<=[^\s])#)*`;
const DATE = String.raw`\d{4}-\d{2}-\d{2}`;
const NUMBER = String.raw`(?:0|[1-9]\d{0,14})`;
const DOUBLE = String.raw`"[^"\\\r\n\t]*"`;
const SINGLE = String.raw`'[^'\r\n\t]*'`;
const PATH = String.raw`\.?/[\w./-]*`;
const ITEM = String.raw`(?:[A-Za-z][\w./-]*(?: [\w./-]+)*|${NUMBER}|${DATE}|${DOUBLE}|${SINGLE})`;
const LIST = String.raw`\[ *(?:${ITEM}(?: *, *${ITEM})*)? *\]`;
const VALUE = `(?:${TEXT}|${DATE}|${NUMBER}|${DOUBLE}|${SINGLE}|${PATH}|${LIST})`;
const LINE = new RegExp(
  `^(?: *(?:- +)?${WORD}:(?: +${VALUE})? *| *- +${VALUE} *|\\s*)\\r?$`,
  "u",
);
/** Words that mean something else than themselves, as keys or values. */
const RESERVED =
  /^ *(?:- +)*(?:true|false|null|~|__proto__|y|n|yes|no|on|off) *:/imu;

/**
 * Front matter of the plain sort as data; undefined for any other, which has to be read with care. What this accepts
 * is proven to be what the careful reader makes of it, in a tenth of the time: it leaves no places to point to.
 */
export function readPlainYaml(text: string): unknown {
  if (text.length > 20_000 || RESERVED.test(text)) return undefined;
  for (const line of text.split("\n"))
    if (line.length > 1000 || !LINE.test(line)) return undefined;
  try {
    return load(text, { schema: CORE_SCHEMA }) ?? undefined;
  } catch {
    return undefined;
  }
}
