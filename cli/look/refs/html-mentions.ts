import type { Mention } from "./mention.ts";
import { placeholderMentions } from "./placeholder-mentions.ts";
import { readHtmlText } from "./read-escapes.ts";
import {
  nestText,
  sliceText,
  type WrittenText,
} from "../../model/written-text.ts";

/** Elements whose content is no markup. */
const RAW_TEXT =
  /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)$/;
const CODE = /^(?:pre|code|kbd|samp)$/;

const SKIPPED =
  /<!--(?:>|->|[^]*?(?:--!?>|$))|<[!?][^>]*>?|<\/[^a-zA-Z][^>]*>?/y;
const TAG = /<(\/?)([a-zA-Z][^\s/>]*)/y;
const ATTRIBUTE =
  /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;
const TAG_END = /[\s/]*>/y;
const TEXT = /[^<]+/y;

/** What stands around a piece of HTML: Markdown hands each tag of a paragraph over on its own. */
export interface OpenElements {
  /** How many elements that show code are open. */
  code: number;
}

/** The links, images and placeholders in a piece of HTML, read as a browser reads tags and attributes. */
export function htmlMentions(html: WrittenText, open: OpenElements): Mention[] {
  const { value } = html;
  const found: Mention[] = [];
  for (let at = 0; at < value.length;) {
    const text = match(TEXT, value, at);
    const skipped = match(SKIPPED, value, at);
    const tag = match(TAG, value, at);
    if (text !== undefined) {
      at += text[0].length;
      if (open.code > 0) continue;
      found.push(
        ...placeholderMentions(sliceText(html, at - text[0].length, at)),
      );
    } else if (skipped !== undefined) at += skipped[0].length;
    else if (tag !== undefined) at = readTag(tag, at);
    else at++;
  }
  return found;

  function readTag(
    [opening, slash, name = ""]: RegExpExecArray,
    start: number,
  ): number {
    const tag = name.toLowerCase();
    let at = start + opening.length;
    const seen = new Set<string>();
    const links: {
      from: number;
      to: number;
      kind: "html-link" | "html-image";
    }[] = [];
    for (;;) {
      const end = match(TAG_END, value, at);
      const attribute = end ? undefined : match(ATTRIBUTE, value, at);
      if (attribute === undefined) {
        at += end?.[0].length ?? 0;
        if (end === undefined) return value.length;
        break;
      }
      at += attribute[0].length;
      const key = (attribute[1] ?? "").toLowerCase();
      const kind = kindOf(tag, key);
      const quoted = attribute[2] ?? attribute[3];
      const written = quoted ?? attribute[4];
      if (!seen.has(key) && kind && written !== undefined && slash === "") {
        const to = at - (quoted === undefined ? 0 : 1);
        links.push({ from: to - written.length, to, kind });
      }
      seen.add(key);
    }
    const range = html.rangeOf(start, at);
    for (const { from, to, kind } of links) {
      const written = sliceText(html, from, to);
      const target = nestText(readHtmlText(written.value, 0), written);
      found.push({ kind, target, range, editable: true });
    }
    if (CODE.test(tag))
      open.code = Math.max(0, open.code + (slash === "" ? 1 : -1));
    return slash === "" && RAW_TEXT.test(tag) ? endOfRawText(tag, at) : at;
  }

  function endOfRawText(tag: string, from: number): number {
    const closing = new RegExp(`</${tag}(?=[\\s/>])`, "gi");
    closing.lastIndex = from;
    return closing.exec(value)?.index ?? value.length;
  }
}

function kindOf(
  tag: string,
  attribute: string,
): "html-link" | "html-image" | undefined {
  if (tag === "a" && attribute === "href") return "html-link";
  return tag === "img" && attribute === "src" ? "html-image" : undefined;
}

function match(
  pattern: RegExp,
  text: string,
  at: number,
): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
