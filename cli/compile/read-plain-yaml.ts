import { CORE_SCHEMA, load } from "js-yaml";

/** A key, and what may follow it on its line or an item of a list: nothing, or a value that needs no second look. */
const WORD = String.raw`[A-Za-z_][\w-]*`;
/** Text that can only be text: it begins with a letter, no colon in it ends a word, and no number sign begins one. */
const TEXT = String.raw`\p{L}(?:[^:#\r\n\t]|:(?=[^\s])|(?<=[^\s])#)*`;
const DATE = String.raw`\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?`;
const NUMBER = String.raw`(?:0|[1-9]\d{0,14})`;
const DOUBLE = String.raw`"[^"\\\r\n\t]*"`;
const SINGLE = String.raw`'[^'\r\n\t]*'`;
const PATH = String.raw`\.?/[\w./-]*`;
const ITEM = String.raw`(?:[A-Za-z][\w./-]*(?: [\w./-]+)*|${NUMBER}|${DATE}|${DOUBLE}|${SINGLE})`;
const LIST = String.raw`\[ *(?:${ITEM}(?: *, *${ITEM})*)? *\]`;
const VALUE = `(?:${TEXT}|${DATE}|${NUMBER}|${DOUBLE}|${SINGLE}|${PATH}|${LIST})`;
const LINE = new RegExp(
  `^(?<indent> *)(?:(?<dash>- +)?${WORD}:(?<value> +${VALUE})? *|(?<item>- +${VALUE} *)|\\s*)\\r?$`,
  "u",
);
/** Words that mean something else than themselves, as keys or values. */
const RESERVED =
  /^ *(?:- +)*(?:true|false|null|~|__proto__|y|n|yes|no|on|off) *:/imu;

/**
 * Front matter of the plain sort as data; undefined for any other, which has to be read with care. What this accepts
 * is proven to be what the careful reader makes of it, in a tenth of the time: it leaves no places to point to.
 */
export function readPlainYaml(lines: string): unknown {
  if (lines.length > 20_000 || lines.includes("\t")) return undefined;
  if (RESERVED.test(lines)) return undefined;
  let before: Line | undefined;
  for (const text of lines.split("\n")) {
    if (/^ *(?:#.*)?\r?$/u.test(text)) continue;
    const line = readLine(text);
    if (line === undefined || (before && !follows(line, before)))
      return undefined;
    before = line;
  }
  try {
    return load(lines, { schema: CORE_SCHEMA }) ?? undefined;
  } catch {
    return undefined;
  }
}

interface Line {
  kind: "key" | "pair" | "item";
  /** Columns before the hyphen, if there is one, and before the key. */
  dash: number | undefined;
  column: number;
}

function readLine(text: string): Line | undefined {
  const parts = text.length > 1000 ? undefined : LINE.exec(text)?.groups;
  if (parts === undefined) return undefined;
  const { dash, indent = "", item, value } = parts;
  const before = indent.length;
  if (item !== undefined) return { kind: "item", dash: before, column: before };
  return {
    kind: value === undefined ? "key" : "pair",
    dash: dash === undefined ? undefined : before,
    column: before + (dash?.length ?? 0),
  };
}

/** True for a line that cannot be taken for more of the value before it. */
function follows({ column, dash }: Line, before: Line): boolean {
  if (before.kind === "key") return true;
  if (before.kind === "item")
    return dash === undefined ? column <= before.column : dash <= before.column;
  return dash === undefined ? column <= before.column : dash < before.column;
}
