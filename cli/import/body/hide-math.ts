import type { Marks } from "./marks.ts";
import { editText, type TracedText } from "./traced-text.ts";

const DISPLAY =
  /\$\$((?:[^$`]|\$(?!\$)){1,5000}?)\$\$|\\\\\[([^`]{1,5000}?)\\\\\]/gu;
const INLINE =
  /(?<![\\$\w])\$(?![\s$\d,.)"'])((?:[^$`\n\\]|\\.){1,300}?)(?<![\s\\])\$(?![\w${])|\\\\\(([^\n`]{1,300}?)\\\\\)/gu;
/** What a formula has and an amount of money has not. */
const SIGNS = /[\\^_{}=<>+]/u;

/** Hides formulas, which are shown as their source: Markdown would read their underscores, MDX their braces. */
export function hideMath(traced: TracedText, marks: Marks): TracedText {
  if (!/\$|\\\\[[(]/u.test(traced.text)) return traced;
  const display = hideAll(traced, DISPLAY, marks, "math");
  return hideAll(display, INLINE, marks, undefined);
}

function hideAll(
  traced: TracedText,
  pattern: RegExp,
  marks: Marks,
  lang: string | undefined,
): TracedText {
  const edits = [...traced.text.matchAll(pattern)].flatMap((found) => {
    const [source, dollars, brackets] = found;
    const formula = dollars ?? brackets ?? "";
    if (!SIGNS.test(formula) && !(lang && /[*/()\w-]/u.test(formula)))
      return [];
    // An empty line ends the paragraph that an opening bracket stood in.
    if (dollars === undefined && /\n[ \t]*\n/u.test(formula)) return [];
    const value = lang && source.includes("\n") ? trimLines(formula) : source;
    const shown = { kind: "code", value, loss: "math" } as const;
    const token = marks.hide(
      source,
      lang === undefined ? shown : { ...shown, lang },
    );
    return [
      { start: found.index, end: found.index + source.length, text: token },
    ];
  });
  return editText(traced, edits);
}

function trimLines(formula: string): string {
  return formula.trim().replaceAll(/\n[ \t>]+/gu, "\n");
}
