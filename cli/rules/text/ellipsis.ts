import { relatedPlaces } from "../../model/diagnostic.ts";
import { defineRule } from "../define-rule.ts";
import { findInProse, mentions } from "../find-in-prose.ts";

export const textEllipsis = defineRule({
  id: "text/ellipsis",
  level: "off",
  what: "A text has both three dots and the ellipsis character.",
  why: "They look different side by side. Which of the two is right is a matter of house style, so this rule is off unless the settings ask for it.",
  whatToDo: "Use one of the two throughout the text.",
  bad: "Wait«...» and then… nothing.",
  good: "Wait… and then… nothing.",

  /** One finding, at the first of the three dots. */
  checkBody(body) {
    if (!mentions(body, "…") || !mentions(body, "...")) return [];
    const isMixed = body.prose.some(({ node }) => node.value.includes("…"));
    const ranges = findInProse(body, "...", DOTS).map(({ range }) => range);
    const [range, ...others] = ranges;
    if (!isMixed || range === undefined) return [];
    return [
      {
        range,
        message: "This text has both three dots and ellipsis characters.",
        help: "Write `…` here as well, or three dots in the other places.",
        related: relatedPlaces(body.source, others, "three dots here as well"),
        fix: ranges.map((place) => ({ ...place, text: "…" })),
      },
    ];
  },
});

const DOTS = /(?<![./\w\\]\.*)\.\.\.(?![./\w\\])|(?<=\w)\.\.\.(?![.\w/\\])/gu;
