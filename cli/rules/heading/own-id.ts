import { rangeInBody, type BodyTree } from "../../model/body-tree.ts";
import { relatedPlaces } from "../../model/diagnostic.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const headingOwnId = defineRule({
  id: "heading/own-id",
  level: "error",
  what: "The own id of a heading, as in `## Title {#own-id}`, is the id of another heading or of a part of the page.",
  why: "An id is unique on a page. The heading gets one from its words instead, so links to its own id lead elsewhere.",
  whatToDo:
    "Choose another id, or remove it and link to the one from the words.",
  bad: "## Set up {#setup}\n\nText.\n\n«## Set up again {#setup}»",
  good: "## Set up {#setup}\n\nText.\n\n## Set up again {#setup-again}",
  checkBody: (body) =>
    body.refusedIds.map(({ id, node }) => {
      const range = rangeInBody(node, body);
      return { range, ...describe(id, body) };
    }),
});

function describe(
  id: string,
  body: BodyTree,
): Pick<Finding, "message" | "related"> {
  const other = body.headings.find((heading) => heading.id === id);
  if (other === undefined)
    return { message: `The id "${id}" is taken by a part of the page.` };
  return {
    message: `The id "${id}" is taken by another heading.`,
    related: relatedPlaces(
      body.source,
      [rangeInBody(other.node, body)],
      "first used here",
    ),
  };
}
