import type { BodyTree } from "../../model/body-tree.ts";
import { defineRule, type Finding } from "../define-rule.ts";
import { findInProse } from "../find-in-prose.ts";

/** Two lines of a paragraph that begin like items of a list. */
const ITEMS = [
  ["-", /^(-)(?=[\p{L}\p{N}“"'([])[^\n]*\n[ \t]*-[ \t]*[\p{L}\p{N}“"'([]/gmu],
  [
    "*",
    /^(\*)(?=[\p{L}\p{N}“"'([])[^*\n]*\n[ \t]*\*[ \t]*[\p{L}\p{N}“"'([][^*\n]*$/gmu,
  ],
  ["–", /^(–)(?=[ \t]?\p{L})[^\n]*\n[ \t]*–[ \t]?\p{L}/gmu],
  ["•", /^([•·‣◦▪●○])[^\n]*\n[ \t]*[•·‣◦▪●○]/gmu],
  [".", /^(\d+[.)])(?=\p{L})[^\n]*\n[ \t]*\d+[.)][ \t]*\p{L}/gmu],
  [")", /^(\(?(?:\d+|[a-z])\))[^\n]*\n[ \t]*\(?(?:\d+|[a-z])\)/gmu],
] as const;

/** A further item of a list, without the space after its sign. */
const FURTHER = /(?<=\n[ \t]*)([-*+]|\d+[.)])(?=\p{L})/gu;

/** How a line of all these begins. */
const MAYBE = /^[ \t]*(?:[-*+]\S|[–•·‣◦▪●○]|\(?\w+[.)])/mu;

export const listNotRecognized = defineRule({
  id: "list/not-recognized",
  level: "warn",
  what: "Lines begin like the items of a list, but with another sign or without a space after it.",
  why: "They are no list: readers see one paragraph with the signs in it.",
  whatToDo:
    "Begin each item with a hyphen and a space, `- `, or with a number, `1. `.",
  bad: "«-»Replies\n-Meetings",
  good: "- Replies\n- Meetings",
  checkBody: (body) =>
    MAYBE.test(body.plain)
      ? [
          ...ITEMS.flatMap(([hint, pattern]) => findItems(body, hint, pattern)),
          ...findFurther(body),
        ]
      : [],
});

function findFurther(body: BodyTree): Finding[] {
  return findInProse(body, "\n", FURTHER).flatMap(({ match, place, range }) =>
    place.parent?.tagName === "li"
      ? {
          range,
          message: `\`${match[0]}\` begins no item here, because no space follows it: the line belongs to the item above it.`,
          fix: [{ start: range.end, end: range.end, text: " " }],
        }
      : [],
  );
}

function findItems(
  body: Parameters<typeof findInProse>[0],
  hint: string,
  pattern: RegExp,
) {
  const { source } = body;
  return findInProse(body, hint, pattern).flatMap(({ match, place, range }) => {
    const [, sign = ""] = match;
    const line = source.text.slice(0, range.start).split("\n").at(-1) ?? "";
    if (place.parent?.tagName !== "p" || line.trim() !== "") return [];
    return {
      range: { start: range.start, end: range.start + sign.length },
      message: `\`${sign}\` begins no item of a list here: the lines are one paragraph.`,
    };
  });
}
