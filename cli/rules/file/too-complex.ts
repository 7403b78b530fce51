import { defineRule } from "../define-rule.ts";

/** Found where texts are compiled with limits of time and memory. */
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
