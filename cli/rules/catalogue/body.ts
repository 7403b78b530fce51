import type { RuleGroup } from "../rule.ts";

/** The text of an entry. */
export const bodyRules = {
  "heading/h1": {
    level: "error",
    what: "The text has a heading of the first level.",
    why: "The title is the page's one first-level heading.",
    whatToDo: "Begin with `##`.",
    bad: "# Read the room",
    good: "## Read the room",
  },
  "heading/skip": {
    level: "error",
    what: "A heading is more than one level below the one before it.",
    why: "Readers who move by headings believe that something is missing.",
    whatToDo: "Use the next level down.",
    bad: "## One\n\n#### Two",
    good: "## One\n\n### Two",
  },
  "heading/duplicate-id": {
    level: "warn",
    what: "Two headings of one section have the same words.",
    why: "The second one's id gets a number that depends on their order, so links to it break silently; and readers of the contents cannot tell them apart.",
    whatToDo: "Say in each heading what the other does not.",
    bad: "## Setup\n\n## Setup",
    good: "## Setup on a phone\n\n## Setup on a desktop",
  },
  "body/empty": {
    level: "error",
    what: "The entry has no text.",
    why: "Its page would be empty.",
    whatToDo: "Write the text, or set `draft: true` until there is one.",
    bad: "---\ntitle: Read the room\n---",
    good: "---\ntitle: Read the room\n---\n\nText.",
  },
  "body/placeholder": {
    level: "error",
    what: "The text holds a mark of unfinished work.",
    why: "Readers would see it.",
    whatToDo: "Finish the passage, or set `draft: true` until it is.",
    bad: "TODO: numbers for March",
    good: "In March it was 79.",
  },
  "placeholder/unknown": {
    level: "error",
    what: "A placeholder of ours names nothing, or stands where nothing fills it in: `{{kind:id}}`, `{{word}}`, or the name of a setting such as `{host}`.",
    why: "It would reach the page as it is.",
    whatToDo:
      "Write `{{wireframe:id}}` or `{{code:id}}` on a line of its own, with the id of an existing file; put braces that are meant as text into code.",
    bad: "{{wireframe:fed}}",
    good: "{{wireframe:feed}}",
  },
  "placeholder/literal": {
    level: "warn",
    what: "Braces that nothing fills in stand in the text.",
    why: "Readers see them. That may be meant, in a text about templates; more often it is left over from another tool.",
    whatToDo:
      "Put braces that are meant as text into code, or write a backslash before the first one; replace the others with words.",
    bad: "Hi {first_name}, ...",
    good: "Hi `{first_name}`, ...",
  },
  "html/unsafe": {
    level: "warn",
    what: "The text holds HTML that is left out of the page.",
    why: "Scripts, styles, frames and event handlers are never published.",
    whatToDo: "Write it in Markdown, or remove it.",
    bad: '<b style="color: red">now</b>',
    good: "**now**",
  },
  "code/unknown-language": {
    level: "warn",
    what: "The name after the fence of a code block is no known language.",
    why: "The code stays without colours; mostly the name is misspelt.",
    whatToDo: "Use a known name, or `text` for code without colours.",
    bad: "```javscript",
    good: "```javascript",
  },
} as const satisfies RuleGroup;
