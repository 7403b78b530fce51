import { slug } from "github-slugger";
import { rangeInBody, type HeadingNode } from "../../model/body-tree.ts";
import { relatedPlaces } from "../../model/diagnostic.ts";
import { defineRule, shorten } from "../define-rule.ts";

export const headingDuplicateId = defineRule({
  id: "heading/duplicate-id",
  level: "warn",
  what: "Two headings of one section have the same words.",
  why: "The id of the second one gets a number that depends on their order, so links to it can break unnoticed. Readers of the table of contents cannot tell them apart.",
  whatToDo: "Make the headings different.",
  bad: "## Setup\n\n## Setup",
  good: "## Setup on a phone\n\n## Setup on a desktop",
  checkBody: (body) =>
    findTwins(body.headings).map(({ first, second }) => ({
      range: rangeInBody(second.node, body),
      message: `"${shorten(second.text)}" is the heading of two parts of one section. The id of this one, "${second.id}", depends on their order.`,
      related: relatedPlaces(
        body.source,
        [rangeInBody(first.node, body)],
        "first used here",
      ),
    })),
});

/** True for an id that is not made from the words. */
function hasOwnId({ id, text }: HeadingNode): boolean {
  return !id.startsWith(slug(text));
}

interface Section {
  depth: number;
  seen: Map<string, HeadingNode>;
}

/** Finds headings that repeat an earlier one under the same parent heading. "Example" in two chapters is fine. */
function findTwins(headings: readonly HeadingNode[]) {
  const found: { first: HeadingNode; second: HeadingNode }[] = [];
  const sections: Section[] = [];
  let section: Section = { depth: 0, seen: new Map() };
  for (const heading of headings) {
    const { depth, text } = heading;
    while (section.depth >= depth) section = sections.pop() ?? section;
    const key = slug(text) || text;
    const first = section.seen.get(key);
    // One without words is a problem of its own.
    if (key === "") continue;
    if (first === undefined) section.seen.set(key, heading);
    else if (!hasOwnId(heading)) found.push({ first, second: heading });
    sections.push(section);
    section = { depth, seen: new Map() };
  }
  return found;
}
