import type { RuleGroup } from "../rule.ts";

/** The text of an entry. */
export const bodyRules = {
  "heading/h1": {
    level: "error",
    what: "The text has a heading of the first level.",
    why: "The title is the page's one first-level heading.",
    whatToDo: "Begin with `##`.",
  },
  "heading/skip": {
    level: "error",
    what: "A heading is more than one level below the one before it.",
    why: "Readers who move by headings believe that something is missing.",
    whatToDo: "Use the next level down.",
  },
  "body/empty": {
    level: "error",
    what: "The entry has no text.",
    why: "Its page would be empty.",
    whatToDo: "Write the text, or set `draft: true` until there is one.",
  },
  "body/placeholder": {
    level: "error",
    what: "The text holds a mark of unfinished work.",
    why: "Readers would see it.",
    whatToDo: "Finish the passage, or set `draft: true` until it is.",
  },
  "placeholder/unknown": {
    level: "error",
    what: "A placeholder in braces names nothing, or stands where nothing fills it in.",
    why: "Braces would reach the page.",
    whatToDo:
      "Write `{{wireframe:id}}` or `{{code:id}}` on a line of its own, with the id of an existing file; put braces that are meant as text into code.",
  },
  "html/unsafe": {
    level: "warn",
    what: "The text holds HTML that is left out of the page.",
    why: "Scripts, styles, frames and event handlers are never published.",
    whatToDo: "Write it in Markdown, or remove it.",
  },
} as const satisfies RuleGroup;
