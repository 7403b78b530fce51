import { defineRule } from "../define-rule.ts";

// Found where files are listed, read and compiled.

export const fileOutside = defineRule({
  id: "file/outside",
  level: "error",
  what: "A symbolic link points out of the content folder.",
  why: "A build must not publish other files of the machine.",
  whatToDo: "Replace the link with a copy of the file.",
  bad: "content/blog/post.md -> ../../private/post.md",
  good: "content/blog/post.md",
});

export const fileTooComplex = defineRule({
  id: "file/too-complex",
  level: "error",
  what: "A text is nested so deeply, or built so strangely, that compiling it would take too long.",
  why: "One file must not stop the build of all others.",
  whatToDo:
    "Look for nested quotes, lists or brackets that nobody meant, and split the text.",
  bad: ">>>>>>>>>> and so on, a thousand times",
  good: "> A quote.",
});

export const fileTooLarge = defineRule({
  id: "file/too-large",
  level: "error",
  what: "A text is larger than 1 MB, or an image larger than 50 MB.",
  why: "No page can be that long, and it would slow down every build and every visitor.",
  whatToDo: "Split the text, or keep the data outside the content folder.",
  bad: "A post with a table of 40,000 rows.",
  good: "The post with the ten rows that matter, and the table as public/samples/rows.csv.",
});
