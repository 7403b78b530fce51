import type { Element } from "hast";
import { rangeInBody } from "../../model/body-tree.ts";
import { defineRule } from "../define-rule.ts";

export const videoCaptions = defineRule({
  id: "video/captions",
  level: "warn",
  what: "A video has no captions.",
  why: "People who cannot hear it, or are where they must not make a sound, learn nothing from what is said.",
  whatToDo:
    'Write the captions as a .vtt file and name it in the video: `<track src="./demo.vtt" kind="captions" srclang="en" label="English">`. Add `muted` to a video without sound.',
  bad: '«<video src="./demo.mp4" width="1280" height="720"></video>»',
  good: '<video src="./demo.mp4" width="1280" height="720">\n<track src="./demo.vtt" kind="captions" srclang="en" label="English">\n</video>',
  checkBody: (body) =>
    body.elementsNamed("video").flatMap((node) => {
      if (node.properties.muted === true || hasCaptions(node)) return [];
      const { src } = node.properties;
      const name = src === undefined ? "" : ` "${String(src)}"`;
      const message = `The video${name} has no captions.`;
      return [{ range: rangeInBody(node, body), message }];
    }),
});

function hasCaptions({ children }: Element): boolean {
  return children.some(
    (node) =>
      node.type === "element" &&
      node.tagName === "track" &&
      Boolean(node.properties.src) &&
      /^(?:captions|subtitles)$/u.test(
        String(node.properties.kind ?? "subtitles"),
      ),
  );
}
