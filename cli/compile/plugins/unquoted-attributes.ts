import type { Plugin } from "unified";
import { putBack } from "./put-back.ts";

/** A tag with attributes. */
const TAG =
  /<[a-z][a-z\d-]*\s(?:"[^"<>]{0,1000}"|'[^'<>]{0,1000}'|[^"'<>])*>/giu;
/** A value in quotes, or one without. */
const VALUE = /(=[ \t]*)(?:("[^"]*"|'[^']*')|([^\s"'=<>`][^\s"'<>`]*))/gu;

/** Of the plane for private use, so that no text has them. */
const STAND_INS = { "/": "\uE0F0", "=": "\uE0F1" };

/**
 * Makes any parser read `<a href=/pricing>` as a tag, as browsers do. The native parser takes a slash there for text,
 * and CommonMark an equals sign. Another character of the same length stands in for them while the parser runs.
 */
export const unquotedAttributes: Plugin = function wrap() {
  const { parser: parse } = this;
  if (parse === undefined) throw new Error("A parser comes before this plugin");
  this.parser = (text, file) => {
    const signs = Object.entries(STAND_INS);
    if (signs.some(([, standIn]) => text.includes(standIn)))
      return parse(text, file);
    const replaced = text.replaceAll(TAG, (tag) =>
      tag.replaceAll(
        VALUE,
        (found, before: string, quoted?: string, value = "") =>
          quoted === undefined ? before + hide(value) : found,
      ),
    );
    const tree = parse(replaced, file);
    if (replaced !== text)
      for (const [sign, standIn] of signs) putBack(tree, standIn, sign);
    return tree;
  };
};

function hide(value: string): string {
  return value.replaceAll("/", STAND_INS["/"]).replaceAll("=", STAND_INS["="]);
}
