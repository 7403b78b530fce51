import type { TextRange } from "../../model/source-text.ts";

/** A tag or an expression in braces, as far as its form tells. */
export type JsxToken = JsxTag | JsxExpression;

export interface JsxTag extends TextRange {
  kind: "tag";
  /** Empty for a fragment. */
  name: string;
  isClosing: boolean;
  isWhole: boolean;
  /** Attribute -> text, or source code in braces. */
  attributes: ReadonlyMap<string, { text: string } | { code: string }>;
}

export interface JsxExpression extends TextRange {
  kind: "expression";
  /** What stands between the braces. */
  code: string;
}

/** The longest tag or expression that is read: bounds the work on text that only looks like one. */
const MOST = 20_000;

const NAME = /[\w$][\w$.:-]*/uy;

/** Reads a tag at a `<`; undefined when the text there is none. */
export function readTag(text: string, at: number): JsxTag | undefined {
  const limit = Math.min(text.length, at + MOST);
  let offset = at + 1;
  const isClosing = text[offset] === "/";
  if (isClosing) offset++;
  NAME.lastIndex = offset;
  const name = NAME.exec(text)?.[0] ?? "";
  if (name === "" && text[offset] !== ">") return undefined;
  if (/^\d/u.test(name)) return undefined;
  offset += name.length;
  const attributes = new Map<string, { text: string } | { code: string }>();
  for (;;) {
    offset = skipSpace(text, offset);
    if (offset >= limit) return undefined;
    const character = text[offset];
    if (character === ">")
      return {
        kind: "tag",
        start: at,
        end: offset + 1,
        name,
        isClosing,
        isWhole: false,
        attributes,
      };
    if (character === "/" && text[offset + 1] === ">")
      return {
        kind: "tag",
        start: at,
        end: offset + 2,
        name,
        isClosing,
        isWhole: true,
        attributes,
      };
    if (character === "{") {
      const end = endOfBraces(text, offset);
      if (end === undefined) return undefined;
      offset = end;
      continue;
    }
    NAME.lastIndex = offset;
    const key = /[\w$@:.-]+/uy;
    key.lastIndex = offset;
    const attribute = key.exec(text)?.[0];
    if (attribute === undefined) return undefined;
    offset = skipSpace(text, offset + attribute.length);
    if (text[offset] !== "=") {
      attributes.set(attribute, { text: attribute });
      continue;
    }
    offset = skipSpace(text, offset + 1);
    const quote = text[offset];
    if (quote === '"' || quote === "'") {
      const end = text.indexOf(quote, offset + 1);
      if (end === -1 || end > limit) return undefined;
      attributes.set(attribute, { text: text.slice(offset + 1, end) });
      offset = end + 1;
    } else if (quote === "{") {
      const end = endOfBraces(text, offset);
      if (end === undefined) return undefined;
      attributes.set(attribute, {
        code: text.slice(offset + 1, end - 1).trim(),
      });
      offset = end;
    } else {
      const bare = /[^\s>"'{]+/uy;
      bare.lastIndex = offset;
      const value = bare.exec(text)?.[0];
      if (value === undefined) return undefined;
      attributes.set(attribute, { text: value });
      offset += value.length;
    }
  }
}

function skipSpace(text: string, at: number): number {
  let offset = at;
  while (/\s/u.test(text[offset] ?? "x")) offset++;
  return offset;
}

/** The offset after the brace that closes the one at `at`, past strings, templates and comments. */
export function endOfBraces(text: string, at: number): number | undefined {
  let depth = 0;
  const limit = Math.min(text.length, at + MOST);
  for (let offset = at; offset < limit; offset++) {
    const character = text[offset];
    if (character === "{") depth++;
    else if (character === "}") {
      depth--;
      if (depth === 0) return offset + 1;
    } else if (character === "/" && text[offset + 1] === "*") {
      const end = text.indexOf("*/", offset + 2);
      if (end === -1) return undefined;
      offset = end + 1;
    } else if (character === '"' || character === "'" || character === "`") {
      // An apostrophe in the words of an element inside braces opens no string.
      const end = endOfString(text, offset, limit);
      if (end !== undefined) offset = end;
    }
  }
  return undefined;
}

function endOfString(
  text: string,
  at: number,
  limit: number,
): number | undefined {
  const quote = text[at];
  for (let offset = at + 1; offset < limit; offset++) {
    if (text[offset] === "\\") offset++;
    else if (text[offset] === quote) return offset;
    else if (text[offset] === "\n" && quote !== "`") return undefined;
  }
  return undefined;
}

/** What a piece of source code stands for where that is plain to see: a string, a known name, an image to load. */
export function staticValue(
  code: string,
  names: ReadonlyMap<string, string>,
): string | undefined {
  const trimmed = code.trim();
  const [, double, single, template] =
    /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\$]|\\.|\$(?!\{))*)`)$/su.exec(
      trimmed,
    ) ?? [];
  const text = double ?? single ?? template;
  if (text !== undefined)
    return text.replaceAll(/\\n/gu, "\n").replaceAll(/\\(.)/gu, "$1");
  if (/^-?\d+(?:\.\d+)?$|^(?:true|false)$/u.test(trimmed)) return trimmed;
  const call =
    /^(?:require|useBaseUrl|withBase|url|asset|img)\(\s*(?:"([^"]*)"|'([^']*)'|`([^`$]*)`)[^()]*\)(?:\.default|\.src)?$/u.exec(
      trimmed,
    );
  if (call !== null) return call[1] ?? call[2] ?? call[3];
  return (
    names.get(trimmed) ?? names.get(trimmed.replace(/\.(?:src|default)$/u, ""))
  );
}
