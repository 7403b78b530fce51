import { headingRank } from "hast-util-heading-rank";
import { rangeInBody, type BodyTree } from "../../model/body-tree.ts";
import { relatedPlaces } from "../../model/diagnostic.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const headingOwnId = defineRule({
  id: "heading/own-id",
  level: "error",
  what: 'The id of a heading or an anchor, as in `## Title {#own-id}` or `<a id="own-id"></a>`, is the id of another one or of a part of the page.',
  why: "An id is unique on a page. A heading gets one from its words instead, an anchor none, so links to the id lead elsewhere.",
  whatToDo:
    "Choose another id, or remove it and link to the one from the words.",
  bad: "## Set up {#setup}\n\nText.\n\n«## Set up again {#setup}»",
  good: "## Set up {#setup}\n\nText.\n\n## Set up again {#setup-again}",
  checkBody: (body) =>
    body.refusedIds.map(({ id, node }) => {
      const range = rangeInBody(node, body);
      const isHeading = headingRank(node) !== undefined;
      return {
        range,
        ...describe(id, body),
        severity: isHeading ? "error" : "warning",
      };
    }),
});

function describe(
  id: string,
  body: BodyTree,
): Pick<Finding, "message" | "related"> {
  const other = body.headings.find((heading) => heading.id === id);
  if (other === undefined) {
    const owner = body.anchors.includes(id)
      ? "another anchor"
      : "a part of the page";
    return { message: `The id "${id}" is taken by ${owner}.` };
  }
  return {
    message: `The id "${id}" is taken by another heading.`,
    related: relatedPlaces(
      body.source,
      [rangeInBody(other.node, body)],
      "first used here",
    ),
  };
}
