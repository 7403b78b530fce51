import type { Element } from "hast";
import { h } from "hastscript";
import type { BodyTree } from "../../model/body-tree.ts";
import { titleOf, videoOf } from "../../model/video-address.ts";
import { findLoneChild } from "../../model/lone-child.ts";

/**
 * Turns a paragraph with one link to a YouTube or Vimeo video into a preview. The link gets the player's address, so
 * that a script can replace it by the player on a click. True if there were any.
 */
export function showVideoLinks(body: BodyTree): boolean {
  const isForeign = body.elementsNamed("a").some(videoOf);
  if (!isForeign) return false;
  return body.elementsNamed("p").filter(showPreview).length > 0;
}

function showPreview(paragraph: Element): boolean {
  const link = findLoneChild(paragraph);
  const video = link?.tagName === "a" ? videoOf(link) : undefined;
  if (link === undefined || video === undefined) return false;
  const { player, provider } = video;
  const poster = findPoster(link);
  const title = titleOf(link) ?? "Watch the video";
  if (poster !== undefined) poster.properties.alt = "";
  link.properties.className = ["video-preview"];
  link.properties.dataPlayer = player;
  link.children = [
    ...(poster === undefined ? [] : [poster]),
    h("span.video-title", title),
    { type: "text", value: " " },
    h(
      "span.video-source",
      `Video on ${provider}, loaded only when you play it`,
    ),
  ];
  Object.assign(paragraph, h("figure.video", link));
  return true;
}

/** An image of this site in the link. */
function findPoster(link: Element): Element | undefined {
  const image = findLoneChild(link);
  const isOwn = !/^https?:/iu.test(String(image?.properties.src ?? "https:"));
  return image?.tagName === "img" && isOwn ? image : undefined;
}
