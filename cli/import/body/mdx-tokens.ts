import {
  endOfBraces,
  readTag,
  staticValue,
  type JsxTag,
  type JsxToken,
} from "./jsx.ts";
import { findCode, isInside } from "./markdown-tree.ts";

export function findTokens(text: string): JsxToken[] {
  const code = findCode(text, "mdx");
  const tokens: JsxToken[] = [];
  const marks = /[<{\\]/gu;
  for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
    const at = found.index;
    if (isInside(at, code)) continue;
    if (found[0] === "\\") {
      marks.lastIndex = at + 2;
      continue;
    }
    if (text.startsWith("<!--", at)) {
      const end = text.indexOf("-->", at);
      if (end !== -1) marks.lastIndex = end + 3;
      continue;
    }
    if (found[0] === "<") {
      const tag = readTag(text, at);
      if (tag === undefined) continue;
      tokens.push(tag);
      marks.lastIndex = tag.end;
      continue;
    }
    if (/^\{#[\w:.-]+\}/u.test(text.slice(at, at + 200))) continue;
    const end = endOfBraces(text, at);
    if (end === undefined) continue;
    tokens.push({
      kind: "expression",
      start: at,
      end,
      code: text.slice(at + 1, end - 1),
    });
    marks.lastIndex = end;
  }
  return tokens;
}

/** An HTML element with JSX attributes, as HTML; undefined when it is that already. */
export function normalizeTag(
  text: string,
  tag: JsxTag,
  names: ReadonlyMap<string, string>,
): string | undefined {
  const written = text.slice(tag.start, tag.end);
  if (!/\{|className|htmlFor/u.test(written)) return undefined;
  const parts = [...tag.attributes].flatMap(([key, value]) => {
    const plain = "text" in value ? value.text : staticValue(value.code, names);
    const isNothing = "code" in value && plain === "";
    if (
      plain === undefined ||
      isNothing ||
      key === "className" ||
      key === "htmlFor"
    )
      return [];
    return [` ${key}="${plain.replaceAll('"', "&quot;")}"`];
  });
  return `<${tag.isClosing ? "/" : ""}${tag.name}${parts.join("")}${tag.isWhole ? " /" : ""}>`;
}
