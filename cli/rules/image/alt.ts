import { rangeInBody } from "../../model/body-tree.ts";
import { defineRule } from "../define-rule.ts";

/** HTML with an empty `alt` marks the image as decoration: https://html.spec.whatwg.org/#the-img-element */
const DECORATIVE = /^<img\s[^>]*\balt\s*=\s*(?:""|'')/iu;

export const imageAlt = defineRule({
  id: "image/alt",
  level: "error",
  what: "An image has no alternative text.",
  why: "People who cannot see it learn nothing from it.",
  whatToDo: "Describe between the brackets what the image shows.",
  bad: "«![](./chart.svg)»",
  good: "![Leads by week: they doubled in March](./chart.svg)",
  checkBody: (body) =>
    body.elementsNamed("img").flatMap((node) => {
      const { alt, src } = node.properties;
      if (String(alt ?? "").trim() !== "") return [];
      const range = rangeInBody(node, body);
      const written = body.source.text.slice(range.start, range.end);
      if (DECORATIVE.test(written)) return [];
      const help = written.startsWith("<")
        ? 'Add an `alt` that describes the image, or `alt=""` if it is decoration.'
        : undefined;
      const message = `The image "${String(src ?? "")}" has no alternative text.`;
      return [{ range, message, help }];
    }),
});
