import { rangeInBody } from "../../model/body-tree.ts";
import { defineRule } from "../define-rule.ts";

export const videoSize = defineRule({
  id: "video/size",
  level: "warn",
  what: "A video does not say how wide and how high it is.",
  why: "A browser only knows it when the video begins to load. Until then it shows the shape 16:9, and then the text below moves.",
  whatToDo: 'Write its size in pixels: `width="1280" height="720"`.',
  bad: '«<video src="./demo.mp4" muted></video>»',
  good: '<video src="./demo.mp4" width="1280" height="720" muted></video>',
  checkBody: (body) =>
    body.elementsNamed("video").flatMap((node) => {
      const { height, width } = node.properties;
      if (Number(width) > 0 && Number(height) > 0) return [];
      const message = "The video does not say how wide and how high it is.";
      return [{ range: rangeInBody(node, body), message }];
    }),
});
