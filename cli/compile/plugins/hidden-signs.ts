import type { Node } from "unist";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";

/** A text as the parser gets it, of the same length, and the signs that others stand in for. */
interface Hidden {
  text: string;
  standIns: readonly (readonly [sign: string, standIn: string])[];
}

/** A plugin that hides signs from any parser: other characters stand in for them while it runs. */
function hideSigns(hide: (text: string) => Hidden | undefined): Plugin {
  return function wrap() {
    const { parser: parse } = this;
    if (parse === undefined)
      throw new Error("A parser comes before this plugin");
    this.parser = (text, file) => {
      const hidden = hide(text);
      if (hidden === undefined || hidden.text === text)
        return parse(text, file);
      const tree = parse(hidden.text, file);
      for (const [sign, standIn] of hidden.standIns)
        putBack(tree, standIn, sign);
      return tree;
    };
  };
}

function putBack(tree: Node, standIn: string, sign: string): void {
  visit(tree, (node) => {
    for (const [key, value] of Object.entries(node))
      if (typeof value === "string" && value.includes(standIn))
        Reflect.set(node, key, value.replaceAll(standIn, sign));
  });
}

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
const CURRENCIES = ["\u20B0", "\u20A2", "\u20A5"];

/** Makes any parser of formulas leave other dollar signs alone: prices, variables of a shell, a row of signs. */
export const dollarSigns = hideSigns((text) => {
  const standIn = CURRENCIES.find((sign) => !text.includes(sign));
  if (standIn === undefined || !text.includes("$")) return undefined;
  const hidden = text.replaceAll(SIGNS, (found) =>
    found === "$" ? standIn : found,
  );
  return { text: hidden, standIns: [["$", standIn]] };
});

/** A tag with attributes. */
const TAG =
  /<[a-z][a-z\d-]*\s(?:"[^"<>]{0,1000}"|'[^'<>]{0,1000}'|[^"'<>])*>/giu;
/** A value in quotes, or one without. */
const VALUE = /(=[ \t]*)(?:("[^"]*"|'[^']*')|([^\s"'=<>`][^\s"'<>`]*))/gu;

/** Of the plane for private use, so that no text has them. */
const STAND_INS = { "/": "\uE0F0", "=": "\uE0F1" };

/**
 * Makes any parser read `<a href=/pricing>` as a tag, as browsers do. The native parser takes a slash there for text,
 * and CommonMark an equals sign.
 */
export const unquotedAttributes = hideSigns((text) => {
  const standIns = Object.entries(STAND_INS);
  if (standIns.some(([, standIn]) => text.includes(standIn))) return undefined;
  const hide = (value: string) =>
    value.replaceAll("/", STAND_INS["/"]).replaceAll("=", STAND_INS["="]);
  const hidden = text.replaceAll(TAG, (tag) =>
    tag.replaceAll(
      VALUE,
      (found, before: string, quoted?: string, value = "") =>
        quoted === undefined ? before + hide(value) : found,
    ),
  );
  return { text: hidden, standIns };
});
