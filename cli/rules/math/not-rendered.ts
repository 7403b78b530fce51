import { createRequire } from "node:module";
import type { Element, Text } from "hast";
import { toString } from "hast-util-to-string";
import type * as Katex from "katex";
import {
  rangeInBody,
  rangeInText,
  type BodyTree,
} from "../../model/body-tree.ts";
import { formulaOptions, REFUSED } from "../../model/formula.ts";
import type { TextRange } from "../../model/source-text.ts";
import { defineRule, type Finding } from "../define-rule.ts";

const REFUSED_COMMAND = new RegExp(
  String.raw`mathcolor="${REFUSED}"><mtext>(\\\w+)`,
  "u",
);

export const mathNotRendered = defineRule({
  id: "math/not-rendered",
  level: "error",
  what: "A formula between dollar signs, or in a `math` code block, has a mistake in its TeX.",
  why: "It is not drawn: readers see its source.",
  whatToDo:
    "Correct the formula, for example on https://katex.org/. Put a backslash before a dollar sign that is meant as one.",
  bad: "The score is $«\\fraction»{1}{2}$.",
  good: "The score is $\\frac{1}{2}$.",
  checkBody: (body) =>
    formulasIn(body).flatMap((code) => checkFormula(code, body)),
});

/** The formulas of a text, between dollar signs or in code blocks. */
export function formulasIn(body: BodyTree): Element[] {
  return body.elementsNamed("code").filter(({ properties: { className } }) => {
    return Array.isArray(className) && className.includes("language-math");
  });
}

const require = createRequire(import.meta.url);

/** Loaded with the first formula, as most texts have none. */
function loadKatex(): typeof Katex {
  return require("katex") as typeof Katex;
}

function checkFormula(code: Element, body: BodyTree): Finding[] {
  const tex = toString(code);
  const { ParseError, renderToString } = loadKatex();
  try {
    const html = renderToString(tex, formulaOptions);
    const command = REFUSED_COMMAND.exec(html)?.[1];
    if (command === undefined) return [];
    const range = findRange(code, tex.indexOf(command), command, body);
    return [{ range, message: describe(`\`${command}\` is not allowed`) }];
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { length = 0, position = 0, rawMessage } = error;
    const part = tex.slice(position, position + length).trimEnd();
    const range = findRange(code, position, part, body);
    return [{ range, message: describe(rawMessage) }];
  }
}

function describe(why: string): string {
  return `The formula is not drawn: ${why}.`;
}

/** The range of a part of a formula, or of the whole formula if the mistake is at its end. */
function findRange(
  code: Element,
  index: number,
  text: string,
  body: BodyTree,
): TextRange {
  const { position } = code;
  if (text === "" || position === undefined) return rangeInBody(code, body);
  const node: Text = { type: "text", value: toString(code), position };
  return rangeInText(node, { index, text }, body);
}
