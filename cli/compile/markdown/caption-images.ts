import type { Element } from "hast";
import { h } from "hastscript";
import type { BodyTree } from "../../model/body-tree.ts";
import { findLoneChild } from "../../model/lone-child.ts";

/** Turns a paragraph of one image with a title into a figure with a caption. True if there were any. */
export function captionImages(body: BodyTree): boolean {
  const isTitled = body.elementsNamed("img").some(titleOf);
  if (!isTitled) return false;
  const captioned = body.elementsNamed("p").filter(caption);
  return captioned.length > 0;
}

function caption(paragraph: Element): boolean {
  const only = findLoneChild(paragraph);
  const image = only?.tagName === "a" ? findLoneChild(only) : only;
  if (only === undefined || image?.tagName !== "img") return false;
  const title = titleOf(image);
  if (title === undefined) return false;
  delete image.properties.title;
  Object.assign(paragraph, h("figure", [only, h("figcaption", title)]));
  return true;
}

function titleOf({ properties }: Element): string | undefined {
  return String(properties.title ?? "").trim() || undefined;
}
