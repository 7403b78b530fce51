import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import {
  rangeInText,
  type BodyTree,
  type ProseText,
} from "../../model/body-tree.ts";
import { findFence } from "../../model/code-fence.ts";
import type { TextRange } from "../../model/source-text.ts";
import { defineRule, type Finding } from "../define-rule.ts";

const MESSAGE = "The formula is not typeset: readers see its source.";

/** `$$...$$`, or `$...$` by Pandoc's rules: no space inside the signs, no digit or letter after them. */
const FORMULA =
  /\$\$(?!\$)[^$]{1,2000}\$\$|(?<![\w$])\$(?![\s$])([^$\n]{1,300})(?<!\s)\$(?![\w$])/gu;
/**
 * What formulas have and prices, variables and placeholders lack: a command, a power, an index, an equation, or a
 * single letter.
 */
const TEX =
  /\\[a-z]+|\^|(?<![a-z])[a-z]_|[a-z0-9)]\s*[=<>≤≥]\s*[a-z0-9(\\]|^\s*-?[a-z]\s*$/iu;

export const mathNotRendered = defineRule({
  id: "math/not-rendered",
  level: "warn",
  what: "The text contains a formula in TeX, between dollar signs or in a `math` code block.",
  why: "Formulas are not typeset: readers see dollar signs and commands.",
  whatToDo:
    "Write it in words or with HTML such as `x<sup>2</sup>`, or show it as an SVG image whose alternative text says it. Put a backslash before a dollar sign that is meant as one.",
  bad: "The score is «$s = w_1 x_1 + w_2 x_2$».",
  good: "The score is *s* = *w*<sub>1</sub>*x*<sub>1</sub> + *w*<sub>2</sub>*x*<sub>2</sub>.",
  passes: {
    body: "From $5 to $10, US$3 a lead, $5-$10, `$x^2$`, \\$x^2\\$, $HOME and $PATH, $name$, A$, B$ = C$.\n\n```sh\necho $a^$b\n```\n",
  },
  checkBody: (body) => [...findFormulas(body), ...findBlocks(body)],
});

/** One finding per paragraph. A formula may span several text nodes, because underscores become emphasis. */
function findFormulas(body: BodyTree): Finding[] {
  const texts = body.prose.filter(({ node }) => node.value.includes("$"));
  const seen = new Set<Element | undefined>();
  return texts.flatMap((text) => {
    if (seen.has(text.parent)) return [];
    const range = findFormula(text, body);
    if (range === undefined) return [];
    seen.add(text.parent);
    return [{ range, message: MESSAGE }];
  });
}

function findFormula(
  { node, parent }: ProseText,
  body: BodyTree,
): TextRange | undefined {
  for (const { 0: text, 1: inside, index } of node.value.matchAll(FORMULA)) {
    if (inside !== undefined && !TEX.test(inside)) continue;
    const range = rangeInText(node, { index, text }, body);
    if (!isEscaped(range, body)) return range;
  }
  // A display formula, with emphasis or line breaks in it.
  const opens = /^\s*\$\$/u.test(node.value) && parent?.children[0] === node;
  if (!opens || !/^\s*\$\$[^$]+\$\$\s*$/u.test(toString(parent)))
    return undefined;
  const index = node.value.indexOf("$$");
  const range = rangeInText(node, { index, text: "$$" }, body);
  return isEscaped(range, body) ? undefined : range;
}

function isEscaped({ start, end }: TextRange, { source }: BodyTree): boolean {
  if (source.text[start - 1] === "\\") return true;
  return source.text.slice(start, end).includes("\\$");
}

function findBlocks(body: BodyTree): Finding[] {
  return body.elementsNamed("pre").flatMap((block) => {
    const { language } = findFence(block, body) ?? {};
    if (!/^(?:math|katex)$/iu.test(language?.name ?? "")) return [];
    const { start, end } = language ?? body.range;
    return [{ range: { start, end }, message: MESSAGE }];
  });
}
