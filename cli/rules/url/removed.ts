import { defineRule } from "../define-rule.ts";

/** Found by comparing two commits: `validate --since`. */
export const urlRemoved = defineRule({
  id: "url/removed",
  level: "error",
  what: "An address that visitors could reach leads nowhere after the change, and nothing redirects it.",
  why: "Bookmarks, search results, feeds and links on other sites end up on an error page. Drafts, scheduled entries and entries that expired do not count.",
  whatToDo:
    "Add the old address to `aliases` of the entry that replaces it, or keep the page.",
  bad: "git mv content/blog/read-the-room.md content/blog/the-room.md",
  good: "# content/blog/the-room.md\naliases: [/blog/read-the-room]",
});
