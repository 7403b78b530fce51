import { rangeInBody } from "../../model/body-tree.ts";
import { defineRule, shorten } from "../define-rule.ts";

export const headingSkip = defineRule({
  id: "heading/skip",
  level: "error",
  what: "A heading is more than one level below the one before it.",
  why: "Readers who move from heading to heading think that something is missing.",
  whatToDo: "Use the next level down.",
  bad: "## One\n\n«#### Two»",
  good: "## One\n\n### Two",
  checkBody: (body) =>
    body.headings.flatMap(({ depth, node, text }, index) => {
      const above = body.headings[index - 1]?.depth ?? 1;
      if (depth <= above + 1) return [];
      const shown = shorten(text);
      return [
        {
          range: rangeInBody(node, body),
          message: `"${shown}" is a heading of level ${depth} below one of level ${above}.`,
          help: `Use level ${above + 1}: \`${"#".repeat(above + 1)} ${shown}\`.`,
        },
      ];
    }),
});
