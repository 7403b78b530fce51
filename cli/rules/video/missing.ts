import { defineRule } from "../define-rule.ts";

/** Found by check-images.ts. */
export const videoMissing = defineRule({
  id: "video/missing",
  level: "error",
  what: "The file of a video or of its captions does not exist.",
  why: "Readers would see a player that plays nothing, or a video without captions.",
  whatToDo:
    "Put the file into public/ or beside the entry, or correct the path.",
  bad: '«<video src="./dmeo.mp4" width="1280" height="720"></video>»',
  good: '<video src="./demo.mp4" width="1280" height="720"></video>',
});
