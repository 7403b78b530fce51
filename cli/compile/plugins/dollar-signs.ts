import type { Plugin } from "unified";
import { putBack } from "./put-back.ts";

/**
 * What holds dollar signs: code, a formula of its own lines, a formula in a line, an escaped sign, and any other sign.
 * As in Pandoc, a formula has no space inside its signs and no letter, digit or sign outside, and ends in its
 * paragraph. A number with words after it is a price.
 */
const SIGNS = new RegExp(
  [
    String.raw`(?<!\x60)(?<tick>\x60+)(?!\x60)[^]*?(?<!\x60)\k<tick>(?!\x60)`,
    String.raw`(?<=^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(?<fence>\$\$+)[^$\n]*\n(?:[^]*?\n)?[ \t>]*\k<fence>\$*[ \t]*$`,
    String.raw`(?<![\w$])(?<sign>\$\$?)(?![\s$]|\d[\d.,]*\p{L}*\s+(?:\p{L}{2}|\p{L}\s+\p{L}))(?:\\.|[^$\\\n]|\n(?!\s*\n))+?(?<!\s)\k<sign>(?![\w$])`,
    String.raw`\\[^]`,
    String.raw`\$`,
  ].join("|"),
  "gmu",
);

/** Currencies of the past, of the same class of characters as the dollar sign. */
const STAND_INS = ["\u20B0", "\u20A2", "\u20A5"];

/**
 * Makes any parser of formulas leave other dollar signs alone: prices, variables of a shell, a row of signs. They are
 * replaced by another character of the same length while the parser runs.
 */
export const dollarSigns: Plugin = function wrap() {
  const { parser: parse } = this;
  if (parse === undefined) throw new Error("A parser comes before this plugin");
  this.parser = (text, file) => {
    const standIn = STAND_INS.find((sign) => !text.includes(sign));
    if (standIn === undefined || !text.includes("$")) return parse(text, file);
    const replaced = text.replaceAll(SIGNS, (found) =>
      found === "$" ? standIn : found,
    );
    const tree = parse(replaced, file);
    if (replaced !== text) putBack(tree, standIn, "$");
    return tree;
  };
};
