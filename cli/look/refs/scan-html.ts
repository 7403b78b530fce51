/** A tag of a piece of HTML. */
export interface HtmlTag {
  kind: "tag";
  /** In lower case. */
  name: string;
  isClosing: boolean;
  start: number;
  end: number;
  attributes: HtmlAttribute[];
}

/** The first attribute of its name; browsers ignore the others. */
interface HtmlAttribute {
  /** In lower case. */
  name: string;
  /** The range of the value, without quotes. */
  start: number;
  end: number;
}

export interface HtmlText {
  kind: "text";
  start: number;
  end: number;
}

/** Elements whose content is text, not markup. */
const RAW_TEXT =
  /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)$/;

const SKIPPED =
  /<!--(?:>|->|[^]*?(?:--!?>|$))|<[!?][^>]*>?|<\/[^a-zA-Z][^>]*>?/y;
const TAG = /<(\/?)([a-zA-Z][^\s/>]*)/y;
const ATTRIBUTE =
  /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;
const TAG_END = /[\s/]*>/y;
const TEXT = /[^<]+/y;

/**
 * The tags and texts of a piece of HTML, in order, as a browser's tokenizer finds them. The piece may be a single tag:
 * Markdown has each tag of a paragraph as a node of its own.
 */
export function* scanHtml(html: string): Generator<HtmlTag | HtmlText> {
  let at = 0;
  while (at < html.length) {
    const text = match(TEXT, html, at);
    if (text) yield { kind: "text", start: at, end: at + text[0].length };
    const skipped = text ?? match(SKIPPED, html, at);
    if (skipped) {
      at += skipped[0].length;
      continue;
    }
    const opening = match(TAG, html, at);
    const tag = opening && readTag(html, at, opening);
    // Without its end, the rest is no tag and no text.
    if (opening && !tag) return;
    if (tag) yield tag;
    at = tag ? endOfContent(html, tag) : at + 1;
  }
}

/** Undefined for a tag that does not end. */
function readTag(
  html: string,
  start: number,
  [written, slash, name = ""]: RegExpExecArray,
): HtmlTag | undefined {
  const attributes = new Map<string, HtmlAttribute>();
  let at = start + written.length;
  let end = match(TAG_END, html, at);
  while (end === undefined) {
    const found = match(ATTRIBUTE, html, at);
    if (found === undefined) return undefined;
    at += found[0].length;
    const attribute = toAttribute(found, at);
    if (!attributes.has(attribute.name))
      attributes.set(attribute.name, attribute);
    end = match(TAG_END, html, at);
  }
  return {
    kind: "tag",
    name: name.toLowerCase(),
    isClosing: slash !== "",
    start,
    end: at + end[0].length,
    attributes: [...attributes.values()],
  };
}

function toAttribute(
  [, name = "", double, single, bare = ""]: RegExpExecArray,
  end: number,
): HtmlAttribute {
  const quoted = double ?? single;
  const value = quoted ?? bare;
  const valueEnd = quoted === undefined ? end : end - 1;
  return {
    name: name.toLowerCase(),
    start: valueEnd - value.length,
    end: valueEnd,
  };
}

/** The end of a tag, or of the text in an element such as `script`. */
function endOfContent(html: string, { end, isClosing, name }: HtmlTag): number {
  if (isClosing || !RAW_TEXT.test(name)) return end;
  const closing = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  closing.lastIndex = end;
  return closing.exec(html)?.index ?? html.length;
}

function match(
  pattern: RegExp,
  text: string,
  at: number,
): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
