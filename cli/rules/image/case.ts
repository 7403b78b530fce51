import { defineRule } from "../define-rule.ts";

/** Found by check-images.ts. */
export const imageCase = defineRule({
  id: "image/case",
  level: "error",
  what: "The path of an image differs from its file name in upper or lower case.",
  why: "It works on machines that ignore case, and is broken on the server, which does not.",
  whatToDo: "Write the name exactly as the file has it.",
  bad: "«![A chart](./Chart.SVG)»",
  good: "![A chart](./chart.svg)",
});
