import {
  rangeInBody,
  type BodyTree,
  type HeadingNode,
} from "../../model/body-tree.ts";
import { relatedPlaces } from "../../model/diagnostic.ts";
import { defineRule, shorten } from "../define-rule.ts";

export const headingH1 = defineRule({
  id: "heading/h1",
  level: "error",
  what: "The text has a first-level heading.",
  why: "The title is the only first-level heading of the page.",
  whatToDo: "Begin with `##`.",
  bad: "«# Read the room»",
  good: "## Read the room",

  /** Only one finding, because a text that uses the first level throughout has made one mistake. */
  checkBody(body) {
    const found = body.headings.filter(({ depth }) => depth === 1);
    const [first, ...others] = found;
    if (first === undefined) return [];
    const ranges = others.map(({ node }) => rangeInBody(node, body));
    return [
      {
        range: rangeInBody(first.node, body),
        message: `"${shorten(first.text)}" is a first-level heading, but the title is one already.`,
        help: helpFor(first, others.length, body),
        related: relatedPlaces(body.source, ranges, "first level as well"),
      },
    ];
  },
});

function helpFor(
  first: HeadingNode,
  others: number,
  { tree }: BodyTree,
): string | undefined {
  if (others > 0)
    return `Give it and the ${others === 1 ? "other one" : `${others} others`} one more \`#\`.`;
  const block = tree.children.find(({ type }) => type === "element");
  return block === first.node
    ? "Remove the line: the page shows `title` above the text."
    : undefined;
}
