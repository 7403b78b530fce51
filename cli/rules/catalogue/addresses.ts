import type { RuleGroup } from "../rule.ts";

/** Slugs, ids and old addresses: each leads to one entry. */
export const addressRules = {
  "slug/format": {
    level: "error",
    what: "A slug or file name holds other characters than lower-case letters, digits and single hyphens.",
    why: "It becomes an address; other characters have to be escaped or differ between machines.",
    whatToDo:
      "Use lower-case words joined by single hyphens, at most 80 characters.",
    bad: "content/blog/Read_The Room.md",
    good: "content/blog/read-the-room.md",
  },
  "slug/duplicate": {
    level: "error",
    what: "Two entries have the same slug.",
    why: "Both would be served at one address; one would be lost.",
    whatToDo: "Rename one of them.",
    bad: "content/blog/read-the-room.md\ncontent/blog/read-the-room/index.md",
    good: "content/blog/read-the-room.md",
  },
  "slug/reserved": {
    level: "error",
    what: "A slug belongs to a page of the site's own.",
    why: "The entry would never be reached.",
    whatToDo: "Choose another slug.",
    bad: "content/blog/create.md",
    good: "content/blog/create-a-list.md",
  },
  "slug/case-collision": {
    level: "error",
    what: "Two file names differ in case or in how an accent is encoded, and in nothing else.",
    why: "On some machines they are one file.",
    whatToDo: "Rename one of them.",
    bad: "content/authors/Jo-Ek.yaml\ncontent/authors/jo-ek.yaml",
    good: "content/authors/jo-ek.yaml",
  },
  "id/duplicate": {
    level: "error",
    what: "Two entries of a collection have the same id.",
    why: "References and feeds could not tell them apart.",
    whatToDo: "Give one of them an id of its own.",
    bad: "Two posts, both with id: 7",
    good: "id: 7\n\nid: 8",
  },
  "alias/collides": {
    level: "error",
    what: "An old address is the address of an entry or page, or is claimed twice.",
    why: "A redirect would hide a page, or lead to either of two.",
    whatToDo: "Remove the alias from one of them.",
    bad: "aliases: [/pricing]",
    good: "aliases: [/blog/old-name]",
  },
  "alias/loop": {
    level: "error",
    what: "An old address is the entry's own, or leads round to it.",
    why: "The browser would be sent from page to page until it gives up.",
    whatToDo: "Remove the alias.",
    bad: "# content/blog/read-the-room.md\naliases: [/blog/read-the-room]",
    good: "# content/blog/read-the-room.md\naliases: [/blog/the-room]",
  },
} as const satisfies RuleGroup;
