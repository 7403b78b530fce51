import type { Element, Root } from "hast";
import { h } from "hastscript";
import { bodyWords } from "../../model/body-words.ts";
import { titleOf, videoOf } from "../../model/video-address.ts";
import { findLoneChild } from "../../model/body-tree.ts";
import { eachNamed } from "./each-element.ts";

/**
 * Turns a paragraph with one link to a YouTube or Vimeo video into a preview. The link gets the player's address, so
 * that a script can replace it by the player on a click.
 */
export function rehypeVideoLinks() {
  return (tree: Root): void => {
    eachNamed(tree, "p", showPreview);
  };
}

function showPreview(paragraph: Element): void {
  const link = findLoneChild(paragraph);
  const video = link?.tagName === "a" ? videoOf(link) : undefined;
  if (link === undefined || video === undefined) return;
  const { player, provider } = video;
  const poster = findPoster(link);
  const title = titleOf(link) ?? bodyWords.video;
  if (poster !== undefined) poster.properties.alt = "";
  link.properties.className = ["video-preview"];
  link.properties.dataPlayer = player;
  link.children = [
    ...(poster === undefined ? [] : [poster]),
    h("span.video-title", title),
    { type: "text", value: " " },
    h("span.video-source", bodyWords.videoSource(provider)),
  ];
  Object.assign(paragraph, h("figure.video", link));
}

/** An image of this site in the link. */
function findPoster(link: Element): Element | undefined {
  const image = findLoneChild(link);
  const isOwn = !/^https?:/iu.test(String(image?.properties.src ?? "https:"));
  return image?.tagName === "img" && isOwn ? image : undefined;
}
