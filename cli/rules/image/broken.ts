import { defineRule } from "../define-rule.ts";

/** Found by check-images.ts. */
export const imageBroken = defineRule({
  id: "image/broken",
  level: "error",
  what: "A picture cannot be decoded: it is damaged, cut off, or has more pixels than any camera takes.",
  why: "Readers would see a broken or half grey picture, and no smaller versions can be made of it.",
  whatToDo:
    "Copy the picture again from where it came from, or export it again.",
  bad: "![The team](./team.jpg), of which only the first half was uploaded",
  good: "![The team](./team.jpg), the whole file",
});
