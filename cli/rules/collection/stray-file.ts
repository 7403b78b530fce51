import { defineRule } from "../define-rule.ts";

/** Found where files are assigned to collections. */
export const collectionStrayFile = defineRule({
  id: "collection/stray-file",
  level: "error",
  what: "A file is in a place that no collection reads.",
  why: "Its author would think that it is published.",
  whatToDo:
    "Rename it, move it into a collection or out of the content folder, or remove it.",
  bad: "content/posts/read-the-room.md",
  good: "content/blog/read-the-room.md",
});
