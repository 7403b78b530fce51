import { defineRule } from "../define-rule.ts";

/** Found by check-images.ts. */
export const imageLocation = defineRule({
  id: "image/location",
  level: "warn",
  what: "A picture that is published unchanged says in its metadata where it was taken.",
  why: "Files in public/ and moving pictures are served as they are: everybody can read the place, which may be a home.",
  whatToDo:
    "Put the picture beside the entry, where all metadata is removed, or export it without location.",
  bad: "![Our desk](/images/desk.jpg), with GPS coordinates",
  good: "![Our desk](./desk.jpg)",
});
