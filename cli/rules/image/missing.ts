import { defineRule } from "../define-rule.ts";

/** Found by check-images.ts. */
export const imageMissing = defineRule({
  id: "image/missing",
  level: "error",
  what: "An image file does not exist.",
  why: "Readers would see a broken image.",
  whatToDo:
    "Put the file into public/ or beside the entry, or correct the path.",
  bad: "«![A chart](./chrat.svg)»",
  good: "![A chart](./chart.svg)",
});
