import {
  nestText,
  sliceText,
  type WrittenText,
} from "../../model/written-text.ts";
import type { Mention } from "./mention.ts";
import { placeholderMentions } from "./placeholder-mentions.ts";
import { readHtmlText } from "./read-escapes.ts";
import { scanHtml, type HtmlTag } from "./scan-html.ts";

const CODE = /^(?:pre|code|kbd|samp)$/;

/** The elements around a piece of HTML. */
export interface OpenElements {
  /** How many elements that show code are open. */
  code: number;
}

/** The links, images and placeholders in a piece of HTML. */
export function htmlMentions(html: WrittenText, open: OpenElements): Mention[] {
  const found: Mention[] = [];
  for (const part of scanHtml(html.value))
    if (part.kind === "tag") {
      found.push(...tagMentions(html, part));
      if (CODE.test(part.name))
        open.code = Math.max(0, open.code + (part.isClosing ? -1 : 1));
    } else if (open.code === 0)
      found.push(...placeholderMentions(sliceText(html, part.start, part.end)));
  return found;
}

function tagMentions(
  html: WrittenText,
  { attributes, end, isClosing, name, start }: HtmlTag,
): Mention[] {
  if (isClosing) return [];
  return attributes.flatMap((attribute): Mention[] => {
    const kind = kindOf(name, attribute.name);
    if (kind === undefined || attribute.start === attribute.end) return [];
    const written = sliceText(html, attribute.start, attribute.end);
    const target = nestText(readHtmlText(written.value, 0), written);
    const range = html.rangeOf(start, end);
    return [{ kind, target, range, editable: true }];
  });
}

function kindOf(
  tag: string,
  attribute: string,
): "html-link" | "html-image" | undefined {
  if (tag === "a" && attribute === "href") return "html-link";
  return tag === "img" && attribute === "src" ? "html-image" : undefined;
}
