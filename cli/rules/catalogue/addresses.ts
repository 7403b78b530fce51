import type { RuleGroup } from "../rule.ts";

/** Slugs, ids and old addresses: each leads to one entry. */
export const addressRules = {
  "slug/format": {
    level: "error",
    what: "A slug or file name holds other characters than lower-case letters, digits and single hyphens.",
    why: "It becomes an address; other characters have to be escaped or differ between machines.",
    whatToDo:
      "Use lower-case words joined by single hyphens, at most 80 characters.",
  },
  "slug/duplicate": {
    level: "error",
    what: "Two entries have the same slug.",
    why: "Both would be served at one address; one would be lost.",
    whatToDo: "Rename one of them.",
  },
  "slug/reserved": {
    level: "error",
    what: "A slug belongs to a page of the site's own.",
    why: "The entry would never be reached.",
    whatToDo: "Choose another slug.",
  },
  "slug/case-collision": {
    level: "error",
    what: "Two file names differ in case or in how an accent is encoded, and in nothing else.",
    why: "On some machines they are one file.",
    whatToDo: "Rename one of them.",
  },
  "id/duplicate": {
    level: "error",
    what: "Two entries of a collection have the same id.",
    why: "References and feeds could not tell them apart.",
    whatToDo: "Give one of them an id of its own.",
  },
  "alias/collides": {
    level: "error",
    what: "An old address is the address of an entry or page, or is claimed twice.",
    why: "A redirect would hide a page, or lead to either of two.",
    whatToDo: "Remove the alias from one of them.",
  },
} as const satisfies RuleGroup;
