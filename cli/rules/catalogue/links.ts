import type { RuleGroup } from "../rule.ts";

/** What an entry points to: links and images. */
export const linkRules = {
  "link/missing": {
    level: "error",
    what: "A link leads to an address that the site does not have.",
    why: "Readers would meet a page that is not there.",
    whatToDo: "Correct the address.",
  },
  "link/draft-target": {
    level: "error",
    what: "A published entry links to a draft.",
    why: "The draft has no page yet, so readers would meet one that is not there.",
    whatToDo: "Publish the draft too, or leave the link out until it is.",
  },
  "link/anchor": {
    level: "error",
    what: "A link names a heading that its page does not have.",
    why: "Readers would land at the top and have to search.",
    whatToDo: "Correct the part after `#`.",
  },
  "link/empty-text": {
    level: "error",
    what: "A link has no text.",
    why: "It cannot be seen, and a screen reader has nothing to say.",
    whatToDo: "Write between the brackets where the link leads.",
  },
  "image/missing": {
    level: "error",
    what: "An image file does not exist.",
    why: "Readers would see a broken picture.",
    whatToDo:
      "Put the file into public/ or beside the entry, or correct the path.",
  },
  "image/alt": {
    level: "error",
    what: "An image has no text alternative.",
    why: "Who cannot see it learns nothing from it.",
    whatToDo: "Say between the brackets what the image shows.",
  },
  "svg/active-content": {
    level: "error",
    what: "An SVG image holds scripts, event handlers, embedded pages or addresses of other sites.",
    why: "Opened on its own it would run code in the name of the site.",
    whatToDo: "Export the drawing as a plain SVG, without scripts and links.",
  },
} as const satisfies RuleGroup;
