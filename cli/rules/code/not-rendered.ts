import { findFence } from "../../model/code-fence.ts";
import { defineRule } from "../define-rule.ts";

const drawn: Readonly<Record<string, string>> = {
  mermaid: "A Mermaid diagram",
  plantuml: "A PlantUML diagram",
  dot: "A Graphviz diagram",
  graphviz: "A Graphviz diagram",
  d2: "A D2 diagram",
};

export const codeNotRendered = defineRule({
  id: "code/not-rendered",
  level: "warn",
  what: "A code block contains a diagram in a language such as Mermaid.",
  why: "It is not drawn: readers see its source. Drawing takes a browser, here or on each reader's device.",
  whatToDo:
    "Export the diagram as SVG and show it as an image. Write `text` as the language if readers should see the source.",
  bad: "```«mermaid»\nflowchart LR\n```",
  good: '![From a comment to a lead in three steps](./steps.svg "How a lead is made")',
  checkBody: (body) =>
    body.elementsNamed("pre").flatMap((block) => {
      const { language } = findFence(block, body) ?? {};
      const name = language?.name.toLowerCase() ?? "";
      if (language === undefined || !Object.hasOwn(drawn, name)) return [];
      const { start, end } = language;
      const message = `${drawn[name]} is not drawn: readers see its source.`;
      return [{ range: { start, end }, message }];
    }),
});
