import { defineRule } from "../define-rule.ts";

/** Found where files are listed. */
export const fileOutside = defineRule({
  id: "file/outside",
  level: "error",
  what: "A symbolic link points out of the content folder.",
  why: "A build must not publish other files of the machine.",
  whatToDo: "Replace the link with a copy of the file.",
  bad: "content/blog/post.md -> ../../private/post.md",
  good: "content/blog/post.md",
});
