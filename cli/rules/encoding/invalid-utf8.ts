import { defineRule } from "../define-rule.ts";

/** Found where the bytes of a file become text. */
export const encodingInvalidUtf8 = defineRule({
  id: "encoding/invalid-utf8",
  level: "error",
  what: "The file is not UTF-8.",
  why: "Characters would be lost or turn into others.",
  whatToDo: "Save the file as UTF-8.",
  bad: "A file saved as Windows-1252 or UTF-16.",
  good: "The same file saved as UTF-8.",
});
