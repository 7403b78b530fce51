import type { TextEdit } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { isInside, quoteCode } from "./markdown-tree.ts";
import { indentOf } from "./replace-component.ts";
import type { TrackedText } from "./tracked-text.ts";

const DISPLAY =
  /\$\$((?:[^$`]|\$(?!\$)){1,5000}?)\$\$|\\\\\[([\s\S]{1,5000}?)\\\\\]/gu;
const INLINE =
  /(?<![\\$\w])\$(?![\s$\d,.)"'])((?:[^$`\n\\]|\\.){1,300}?)(?<![\s\\])\$(?![\w${])|\\\\\(([^\n]{1,300}?)\\\\\)/gu;

/** Formulas as code: Markdown would take their underscores and braces for its own. */
export function convertMath(body: TrackedText, report: ReportLoss): void {
  if (!/\$|\\\\[([]/u.test(body.text)) return;
  const apply = (pattern: RegExp, isDisplay: boolean) => {
    const { text } = body;
    const code = body.code("markdown");
    const edits: TextEdit[] = [];
    for (const { 0: written, 1: dollars, 2: brackets, index } of text.matchAll(
      pattern,
    )) {
      const formula = dollars ?? brackets ?? "";
      if (
        isInside(index, code) ||
        (/\n[ \t]*\r?\n/u.test(formula) && !isDisplay)
      )
        continue;
      if (
        !isDisplay &&
        brackets === undefined &&
        !/[\\^_{}=<>+]/u.test(formula)
      )
        continue;
      if (isDisplay && !/[\\^_{}=<>+*/()\w-]/u.test(formula)) continue;
      if (
        isDisplay &&
        code.some(
          ({ start }) => start > index && start < index + written.length,
        )
      )
        continue;
      const before = text.slice(text.lastIndexOf("\n", index - 1) + 1, index);
      const after =
        /^[^\n]*/u.exec(text.slice(index + written.length))?.[0] ?? "";
      const isBlock =
        isDisplay && /^[ \t>]*$/u.test(before) && after.trim() === "";
      report(
        body.lineAt(index),
        "math",
        shorten(written),
        "shown as its source",
      );
      if (!isBlock) {
        edits.push({
          start: index,
          end: index + written.length,
          text: quoteCode(dollars === undefined ? formula : written),
        });
        continue;
      }
      const indent = indentOf(before);
      const lines = formula
        .trim()
        .split("\n")
        .map((line) => `${indent}${line.replace(/^[ \t>]+/u, "")}`);
      edits.push({
        start: index - before.length,
        end: index + written.length,
        text: [
          `${indent.trimEnd()}\n${indent}\`\`\`math`,
          ...lines,
          `${indent}\`\`\`\n`,
        ].join("\n"),
      });
    }
    body.apply(edits);
  };
  apply(DISPLAY, true);
  apply(INLINE, false);
}
