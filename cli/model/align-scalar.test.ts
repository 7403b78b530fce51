import {
  array,
  assert,
  constantFrom,
  integer,
  pre,
  property,
  tuple,
} from "fast-check";
import { expect, test } from "vitest";
import { Document, isScalar, parseDocument, type Scalar } from "yaml";
import { alignScalar } from "./align-scalar.ts";

const styles: Scalar.Type[] = [
  "PLAIN",
  "QUOTE_SINGLE",
  "QUOTE_DOUBLE",
  "BLOCK_LITERAL",
  "BLOCK_FOLDED",
];
const word = constantFrom(
  "/blog/a-post",
  "[x](/blog/a-post)",
  "it's",
  '"so"',
  "a\\b",
  "\u00E9\u{1F600}",
  "#no",
  "- x",
  "a: b",
);
const gap = constantFrom(" ", "  ", "\n", "\n\n", "\n  ");

test("finds every word of a text in the file, in every style", () => {
  assert(
    property(
      constantFrom(...styles),
      array(tuple(word, gap), { minLength: 1, maxLength: 30 }),
      integer({ min: 20, max: 80 }),
      (style, words, lineWidth) => {
        const value = words.map((pair) => pair.join("")).join("");
        const made = new Document({ list: [{ key: value }] });
        const scalar = made.getIn(["list", 0, "key"], true);
        if (!isScalar(scalar)) throw new Error("No scalar was made");
        scalar.type = style;
        const text = made.toString({ lineWidth });
        const node = parseDocument(text).getIn(["list", 0, "key"], true);
        if (!isScalar(node) || !node.range)
          throw new Error("No scalar was read");
        // The printer of the package folds some texts incorrectly.
        pre(node.value === value);
        const [start, end] = node.range;
        const aligned = alignScalar(text.slice(start, end), start, value);
        let at = 0;
        for (const [expected, space] of words) {
          const range = aligned?.rangeOf(at, at + expected.length);
          const written = text.slice(range?.start, range?.end);
          expect(unescape(written, node.type)).toBe(expected);
          at += expected.length + space.length;
        }
      },
    ),
    { numRuns: 400 },
  );
});

/** Words as written in a style. A word with a space may be folded over lines. */
function unescape(written: string, style: string | undefined): string {
  const unfolded = written
    .replaceAll(/\\\n\s*(?:\\(?= ))?/g, "")
    .replaceAll(/\s*\n\s*/g, " ");
  if (style === "QUOTE_SINGLE") return unfolded.replaceAll("''", "'");
  if (style === "QUOTE_DOUBLE") {
    const plain: unknown = JSON.parse(`"${unfolded}"`);
    return String(plain);
  }
  return unfolded;
}

test("finds nothing for an alias", () => {
  expect(alignScalar("*name", 0, "/blog/a-post")).toBeUndefined();
});
