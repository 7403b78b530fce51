import { defineRule, SVG } from "../define-rule.ts";

/** Found by check-images.ts. */
export const imageTypeMismatch = defineRule({
  id: "image/type-mismatch",
  level: "error",
  what: "An image file contains something other than its extension says.",
  why: "Servers tell browsers the type by the extension. With a wrong one the image is broken or not shown.",
  whatToDo: "Export the image again, or give it the right extension.",
  bad: "chart.png, an SVG by its first bytes",
  good: "chart.svg",
  breaks: {
    body: "«![A chart](./chart.png)»\n",
    files: { "content/blog/chart.png": SVG },
  },
  passes: {
    body: "![A chart](./chart.JPEG)\n",
    files: {
      "content/blog/chart.JPEG": Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
    },
  },
});
