import { defineRule } from "../define-rule.ts";

/** Found by check-lost-markup.ts, from what sanitizing removed. */
export const htmlUnsafe = defineRule({
  id: "html/unsafe",
  level: "warn",
  what: "The text contains HTML that is left out of the page.",
  why: "Scripts, styles, frames and event handlers are never published.",
  whatToDo: "Write it in Markdown, or remove it.",
  bad: '«<b style="color: red">»now</b>',
  good: "**now**",
});
