import type { RuleGroup } from "../rule.ts";

/** What a change takes away from the outside: seen only where there is a before, in `validate --since`. */
export const changeRules = {
  "url/removed": {
    level: "error",
    what: "An address that visitors could reach leads nowhere after the change, and nothing redirects it.",
    why: "Bookmarks, search results, feeds and links on other sites end in a page that is not there. Drafts, scheduled entries and what expired by its date do not count.",
    whatToDo:
      "Add the old address to `aliases` of the entry that takes its place, or keep the page.",
    bad: "git mv content/blog/read-the-room.md content/blog/the-room.md",
    good: "# content/blog/the-room.md\naliases: [/blog/read-the-room]",
  },
  "anchor/removed": {
    level: "warn",
    what: "A heading that links could lead to is gone from a page that is still there. An error while links inside the site name it.",
    why: "Links from elsewhere to that heading, which cannot be seen from here, end at the top of the page.",
    whatToDo:
      "Give the heading its old words back if its address is known outside.",
    bad: "## Prices, where it was ## What it costs",
    good: "## What it costs",
  },
} as const satisfies RuleGroup;
