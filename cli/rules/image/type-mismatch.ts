import { defineRule } from "../define-rule.ts";

/** Found by check-images.ts. */
export const imageTypeMismatch = defineRule({
  id: "image/type-mismatch",
  level: "error",
  what: "An image file contains something other than its extension says.",
  why: "Servers tell browsers the type by the extension. With a wrong one the image is broken or not shown.",
  whatToDo: "Export the image again, or give it the right extension.",
  bad: "chart.png, an SVG by its first bytes",
  good: "chart.svg",
});
