import { splitGraphemes } from "../model/graphemes.ts";

/** Characters that take two columns of a terminal: wide and full width in https://www.unicode.org/reports/tr11/ */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}-\u{1F2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}|\uFE0F/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]*$/u;

/** How many columns of a terminal a visible character takes: 0, 1 or 2. */
export function graphemeWidth(grapheme: string): number {
  if (INVISIBLE.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}

/** How many columns of a terminal a text takes. */
export function textWidth(text: string): number {
  // Most texts consist of Latin letters, which take one column each.
  if (/^[\u0020-\u007E\u00A1-\u00AC\u00AE-\u02FF]*$/u.test(text))
    return text.length;
  let width = 0;
  for (const { segment } of splitGraphemes(text))
    width += graphemeWidth(segment);
  return width;
}

/** The start of a text that takes at most `width` columns, with `…` if something was cut off. */
export function cutToWidth(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let kept = "";
  let used = 1;
  for (const { segment } of splitGraphemes(text)) {
    used += graphemeWidth(segment);
    if (used > width) break;
    kept += segment;
  }
  return `${kept.trimEnd()}\u2026`;
}

/** Pads the text with spaces up to `width` columns, after it or before it. */
export function padToWidth(
  text: string,
  width: number,
  side: "start" | "end" = "end",
): string {
  const space = " ".repeat(Math.max(0, width - textWidth(text)));
  return side === "end" ? text + space : space + text;
}
