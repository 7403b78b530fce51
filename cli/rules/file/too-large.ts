import { defineRule } from "../define-rule.ts";

/** Found where files are read. */
export const fileTooLarge = defineRule({
  id: "file/too-large",
  level: "error",
  what: "A text is larger than 1 MB, or an image larger than 50 MB.",
  why: "No page can be that long, and it would slow down every build and every visitor.",
  whatToDo: "Split the text, or keep the data outside the content folder.",
  bad: "A post with a table of 40,000 rows.",
  good: "The post with the ten rows that matter, and the table as public/samples/rows.csv.",
});
