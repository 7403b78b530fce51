import type { Element, Root } from "hast";
import { h } from "hastscript";
import { findLoneChild } from "../../model/body-tree.ts";
import { eachNamed } from "./each-element.ts";

/** Turns each paragraph of one image with a title into a figure with a caption. */
export function rehypeCaptions() {
  return (tree: Root): void => {
    eachNamed(tree, "p", caption);
  };
}

function caption(paragraph: Element): void {
  const only = findLoneChild(paragraph);
  const image = only?.tagName === "a" ? findLoneChild(only) : only;
  if (only === undefined || image?.tagName !== "img") return;
  const title = String(image.properties.title ?? "").trim();
  if (title === "") return;
  delete image.properties.title;
  Object.assign(paragraph, h("figure", [only, h("figcaption", title)]));
}
