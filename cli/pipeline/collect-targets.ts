import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { PLACEHOLDER } from "../markdown/fill-placeholders.ts";
import type { BodyTarget } from "../model/body.ts";
import type { TextRange } from "../model/source-text.ts";
import { rangeOfElement } from "../markdown/range-of-element.ts";

export interface Targets {
  anchors: string[];
  links: BodyTarget[];
  images: BodyTarget[];
  fragments: string[];
}

/** What a sanitized text points to, and the ids in it that others can point to. */
export function collectTargets(tree: Root, body: TextRange): Targets {
  const targets: Targets = {
    anchors: [],
    links: [],
    images: [],
    fragments: [],
  };
  let last = { start: body.start, end: body.start };
  visit(tree, (node) => {
    if (node.type === "text") {
      for (const [, kind = "", id = ""] of node.value.matchAll(PLACEHOLDER))
        targets.fragments.push(`${kind}:${id}`);
    }
    if (node.type !== "element") return;
    const { properties, tagName } = node;
    last = rangeOfElement(node, body) ?? last;
    if (typeof properties.id === "string") targets.anchors.push(properties.id);
    if (tagName === "a" && typeof properties.href === "string")
      targets.links.push({ target: properties.href, ...last });
    if (tagName === "img" && typeof properties.src === "string")
      targets.images.push({ target: properties.src, ...last });
  });
  return targets;
}
