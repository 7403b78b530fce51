import { defineRule } from "../define-rule.ts";

/** Found in drawings by check-svg.ts. */
export const svgActiveContent = defineRule({
  id: "svg/active-content",
  level: "error",
  what: "An SVG image contains scripts, event handlers, embedded pages or addresses of other sites.",
  why: "Opened on its own, it would run code in the name of the site.",
  whatToDo: "Export the drawing as a plain SVG, without scripts and links.",
  bad: '<rect onload="x()"/>',
  good: "<rect/>",
});
