import { defineRule } from "../define-rule.ts";
import { SVG } from "../fixture.ts";

/** Found by check-images.ts. */
export const imageTooLarge = defineRule({
  id: "image/too-large",
  level: "warn",
  what: "An image that a page shows is larger than 500 kB.",
  why: "On a phone it takes seconds, and costs the reader money.",
  whatToDo: "Export it smaller, as WebP or AVIF, or with fewer pixels.",
  bad: "![The team](/images/team.png), 4.2 MB",
  good: "![The team](/images/team.webp), 180 kB",
  breaks: {
    body: "«![A chart](./chart.svg)»\n",
    files: { "content/blog/chart.svg": SVG + " ".repeat(500_000) },
  },
  passes: {
    body: "![A chart](./chart.svg)\n",
    files: { "content/blog/chart.svg": SVG + " ".repeat(499_000) },
  },
});
