import { rangeInBody, type BodyTree } from "../../model/body-tree.ts";
import { defineRule } from "../define-rule.ts";
import { findInProse } from "../find-in-prose.ts";

/** The line of dashes below the header of a table. */
const DASHES =
  /^[ \t]*(?=[^\n]*\|)\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/gmu;

export const tableNotRecognized = defineRule({
  id: "table/not-recognized",
  level: "warn",
  what: "Lines look like a table, but are not one.",
  why: "Readers see the bars and dashes: Markdown takes lines for a table only if the line of dashes has as many cells as the header.",
  whatToDo:
    "Write a header, and below it a line of dashes with as many cells: `| --- | --- |`.",
  bad: "| Plan | Price |\n«| --- |»\n| Team | $49 |",
  good: "| Plan | Price |\n| --- | --- |\n| Team | $49 |",
  checkBody: (body) =>
    findInProse(body, "|", DASHES)
      .map(({ range }) => ({
        range,
        message:
          "This line of dashes does not have as many cells as the line above it, so there is no table.",
      }))
      .concat(findWithoutDashes(body)),
});

/** Paragraphs of two lines and more, each between bars. */
function findWithoutDashes(body: BodyTree) {
  return findInProse(body, "|", /^\|[^\n]*/gu).flatMap(({ place, range }) => {
    const { node, parent } = place;
    if (parent?.tagName !== "p" || parent.children[0] !== node) return [];
    const { end, start } = rangeInBody(parent, body);
    const lines = body.source.text
      .slice(start, end)
      .split(/\r?\n/u)
      .map((line) => line.replace(/^[ \t>]+/u, "").trim());
    const isTable =
      lines.length > 1 &&
      lines.every((line) => /^\|.*\|.*\|$/u.test(line)) &&
      !lines.some((line) => /^[|:\s-]+$/u.test(line));
    const message =
      "There is no line of dashes below the first line, so there is no table.";
    return isTable ? [{ range, message }] : [];
  });
}
