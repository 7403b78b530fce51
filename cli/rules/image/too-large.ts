import { defineRule } from "../define-rule.ts";

/** Found by check-images.ts. */
export const imageTooLarge = defineRule({
  id: "image/too-large",
  level: "warn",
  what: "A drawing or a moving picture is larger than 500 kB. Photos may have any size: smaller versions are made of them.",
  why: "On a phone it takes seconds, and costs the reader money.",
  whatToDo:
    "Export it with fewer details, fewer frames or fewer pixels, or show a video instead.",
  bad: "![How it works](./how.gif), 4.2 MB",
  good: "![How it works](./how.gif), 180 kB",
});
