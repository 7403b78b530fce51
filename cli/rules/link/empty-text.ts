import { toString } from "hast-util-to-string";
import { rangeInBody, hasImage } from "../../model/body-tree.ts";
import { defineRule } from "../define-rule.ts";

export const linkEmptyText = defineRule({
  id: "link/empty-text",
  level: "error",
  what: "A link has no text.",
  why: "It is invisible, and a screen reader has nothing to read out.",
  whatToDo: "Write between the brackets where the link leads.",
  bad: "«[](/pricing)»",
  good: "[prices](/pricing)",
  checkBody: (body) =>
    body.elementsNamed("a").flatMap((node) => {
      const { ariaLabel, href } = node.properties;
      // Without an address it is an anchor and not a link. image/alt reports an image without a text.
      if (href === undefined || ariaLabel || hasImage(node)) return [];
      if (toString(node).trim() !== "") return [];
      const message = `The link to "${String(href ?? "")}" has no text.`;
      return [{ range: rangeInBody(node, body), message }];
    }),
});
