import { defineRule } from "../define-rule.ts";

// Found by check-images.ts.

export const imageBroken = defineRule({
  id: "image/broken",
  level: "error",
  what: "A picture cannot be shown: it is damaged, cut off, empty, a Git LFS pointer, a drawing that is no valid SVG, or has more pixels than any camera takes.",
  why: "Readers would see a broken or half grey picture, and no smaller versions can be made of it.",
  whatToDo:
    "Copy the picture again from where it came from, or export it again.",
  bad: "![The team](./team.jpg), of which only the first half was uploaded",
  good: "![The team](./team.jpg), the whole file",
});

export const imageCase = defineRule({
  id: "image/case",
  level: "error",
  what: "The path of an image differs from its file name in upper or lower case.",
  why: "It works on machines that ignore case, and is broken on the server, which does not.",
  whatToDo: "Write the name exactly as the file has it.",
  bad: "«![A chart](./Chart.SVG)»",
  good: "![A chart](./chart.svg)",
});

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

export const imageMissing = defineRule({
  id: "image/missing",
  level: "error",
  what: "An image file does not exist.",
  why: "Readers would see a broken image.",
  whatToDo:
    "Put the file into public/ or beside the entry, or correct the path.",
  bad: "«![A chart](./chrat.svg)»",
  good: "![A chart](./chart.svg)",
});

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

export const imageTypeMismatch = defineRule({
  id: "image/type-mismatch",
  level: "error",
  what: "An image file contains something other than its extension says.",
  why: "Servers tell browsers the type by the extension. With a wrong one the image is broken or not shown.",
  whatToDo: "Export the image again, or give it the right extension.",
  bad: "chart.png, an SVG by its first bytes",
  good: "chart.svg",
});
