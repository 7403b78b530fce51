import type { Element, Root, RootContent } from "hast";
import type { Position } from "unist";
import { fromHtml } from "hast-util-from-html";
import {
  nestText,
  sliceText,
  type WrittenText,
  readHtmlText,
} from "../../model/written-text.ts";
import type { Mention } from "./match-mention.ts";
import { PLACEHOLDER } from "../../model/placeholder.ts";

/** Elements that show code, where placeholders are literal. */
const CODE = new Set(["pre", "code", "kbd", "samp"]);
/** Elements whose content is not markup. */
const RAW_TEXT = /^(?:script|style|textarea|title|xmp|iframe|no\w+|plaintext)$/;

/** What is open around a piece of HTML. Updated as pieces are read. */
export interface OpenElements {
  /** How many elements that show code are open. */
  code: number;
}

/**
 * The links, images and placeholders in a piece of HTML. The piece may be a single tag, because Markdown parses each
 * tag of a paragraph as a separate node.
 */
export function htmlMentions(html: WrittenText, open: OpenElements): Mention[] {
  const [, closed = ""] = /^<\/(\w+)/.exec(html.value) ?? [];
  if (CODE.has(closed.toLowerCase())) open.code = Math.max(0, open.code - 1);
  const found = collect(
    fromHtml(html.value, { fragment: true, verbose: true }),
  );
  // The parser repeats a link that is still open where a new block begins.
  const once = new Map(
    found.map((mention) => [
      `${mention.range.start} ${mention.target.value}`,
      mention,
    ]),
  );
  return [...once.values()];

  function collect(node: Root | RootContent): Mention[] {
    if (node.type === "text") {
      if (open.code > 0 || !node.value.includes("{{")) return [];
      const { end, start } = node.position ?? {};
      const text = sliceText(html, offsetOf(start), offsetOf(end));
      return placeholderMentions(text);
    }
    if (node.type === "root") return node.children.flatMap(collect);
    if (node.type !== "element") return [];
    const own = targetsOf(node, html);
    if (RAW_TEXT.test(node.tagName)) return own;
    const isCode = CODE.has(node.tagName);
    if (isCode) open.code++;
    const found = [...own, ...node.children.flatMap(collect)];
    // If the end tag is missing here, the element continues after this piece.
    if (isCode && node.data?.position?.closing) open.code--;
    return found;
  }
}

/** The attributes with the address of a link, or of a file that is shown. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  img: ["src"],
  video: ["src", "poster"],
  source: ["src"],
  track: ["src"],
};

function targetsOf({ data, tagName }: Element, html: WrittenText): Mention[] {
  if (!Object.hasOwn(ADDRESSES, tagName)) return [];
  const { opening, properties } = data?.position ?? {};
  const range = html.rangeOf(offsetOf(opening?.start), offsetOf(opening?.end));
  const kind = tagName === "a" ? "html-link" : "html-image";
  return (ADDRESSES[tagName] ?? []).flatMap((name): Mention[] => {
    const written = valueOf(properties?.[name], html);
    if (written === undefined || written.value === "") return [];
    const target = nestText(readHtmlText(written.value, 0), written);
    return [{ kind, target, range, editable: true }];
  });
}

/** The value of an attribute, without its quotes; undefined for an attribute without one. */
function valueOf(place: Position | undefined, html: WrittenText) {
  const [from, to] = [offsetOf(place?.start), offsetOf(place?.end)];
  const attribute = html.value.slice(from, to);
  const [before] = /^[^=]+=\s*["']?/.exec(attribute) ?? [];
  if (before === undefined) return undefined;
  const end = /["']$/.test(before) ? to - 1 : to;
  return sliceText(html, from + before.length, end);
}

function offsetOf(point: { offset?: number | undefined } | undefined): number {
  return point?.offset ?? 0;
}

/** The placeholders in a text. Their target is the id alone. */
export function placeholderMentions(text: WrittenText): Mention[] {
  return [...text.value.matchAll(PLACEHOLDER)].map(
    ({ 0: whole, 1: kind, 2: id = "", index }) => {
      const end = index + whole.length;
      return {
        kind: "placeholder",
        collection: kind === "code" ? "snippets" : "wireframes",
        target: sliceText(text, end - 2 - id.length, end - 2),
        range: text.rangeOf(index, end),
        editable: true,
      };
    },
  );
}
