import * as fc from "fast-check";
import type { Element, ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { expect, test } from "vitest";
import { printHtml } from "./print-html.ts";

const texts = fc.string({ unit: "binary" });
const odd = fc.constantFrom('"', "&", "<", ">", "'", "`", "\0", "a b", "&amp;");
const values = fc.oneof(
  texts,
  odd,
  fc.boolean(),
  fc.integer(),
  fc.constant(Number.NaN),
  fc.constant(null),
  fc.array(fc.oneof(odd, fc.string({ minLength: 1 })), { maxLength: 3 }),
);
const names = fc.constantFrom(
  ..."className href alt title id open disabled checked ariaLabel ariaHidden dataFootnotes tabIndex align colSpan start reversed dateTime srcSet accept download".split(
    " ",
  ),
);
const elements = fc.constantFrom(
  ..."p div a img br code pre table td li input time span svg math section".split(
    " ",
  ),
);
const tree = fc.letrec<{ node: ElementContent }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.record({ type: fc.constant("text" as const), value: texts }),
    fc.record({ type: fc.constant("text" as const), value: odd }),
    fc
      .record({
        tagName: elements,
        properties: fc.dictionary(names, values, { maxKeys: 4 }),
        children: fc.array(tie("node"), { maxLength: 3 }),
      })
      .map(toElement),
  ),
})).node;

/** Void elements have no children: the sanitizer's trees come from a parser that gives them none. */
function toElement(parts: Omit<Element, "type">): Element {
  const isVoid = ["img", "br", "input"].includes(parts.tagName);
  const children = isVoid ? [] : parts.children;
  return { type: "element", ...parts, children };
}

test("prints any tree as hast-util-to-html does", () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), (children) => {
      const root: Root = { type: "root", children };
      expect(printHtml(root)).toBe(toHtml(root));
    }),
    { numRuns: 1500 },
  );
});
