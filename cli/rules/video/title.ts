import type { Element } from "hast";
import { rangeInBody, findLoneChild } from "../../model/body-tree.ts";
import { titleOf, videoOf } from "../../model/video-address.ts";
import { defineRule } from "../define-rule.ts";

export const videoTitle = defineRule({
  id: "video/title",
  level: "warn",
  what: "A link to a video on a line of its own shows its address only.",
  why: "The link becomes a preview, which loads nothing from the other site before a click: its title is the text of the link.",
  whatToDo:
    "Say what the video shows: `[How a week of signals is read](https://youtu.be/...)`.",
  bad: "«https://youtu.be/aqz-KE-bpKQ»",
  good: "[Big Buck Bunny, the whole film](https://youtu.be/aqz-KE-bpKQ)",
  checkBody(body) {
    if (!body.elementsNamed("a").some(isUntitled)) return [];
    return body.elementsNamed("p").flatMap((paragraph) => {
      const link = findLoneChild(paragraph);
      if (link?.tagName !== "a" || !isUntitled(link)) return [];
      const { provider = "" } = videoOf(link) ?? {};
      const message = `The preview of this video on ${provider} has no title.`;
      return [{ range: rangeInBody(link, body), message }];
    });
  },
});

function isUntitled(link: Element): boolean {
  return videoOf(link) !== undefined && titleOf(link) === undefined;
}
