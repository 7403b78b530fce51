import type {
  Element,
  ElementContent,
  Nodes,
  Properties,
  Root,
  RootContent,
} from "hast";
import { h } from "hastscript";
import { emptyFlags } from "./empty-flags.ts";
import { loadRawHtml } from "./load-when-needed.ts";
import { readRawTokens, type RawToken } from "./raw-tokens.ts";

/** Elements that may stand wherever text may, and that nothing closes but their own end tag. */
const PHRASING = new Set(
  "abbr b cite code del em i ins kbd mark q s samp small span strong sub sup time u var".split(
    " ",
  ),
);
const VOID = new Set(["br", "wbr", "img"]);
/** Elements that hold blocks or are one, and that nothing closes but their own end tag, outside of paragraphs. */
const BLOCKS = new Set(
  (
    "blockquote details div figcaption figure section summary p h1 h2 h3 h4 h5 h6 " +
    "dl dt dd ul ol li table caption thead tbody tfoot tr td th"
  ).split(" "),
);
/** Elements that are closed, or put elsewhere, unless they stand right in one of these. */
const PARENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ["dt", ["dl"]],
  ["dd", ["dl"]],
  ["li", ["ul", "ol"]],
  ["caption", ["table"]],
  ["thead", ["table"]],
  ["tbody", ["table"]],
  ["tfoot", ["table"]],
  ["tr", ["thead", "tbody", "tfoot"]],
  ["td", ["tr"]],
  ["th", ["tr"]],
]);
/** Elements that hold others and no text: the parser moves any out of them. */
const TABLE_PARTS = new Set(["table", "thead", "tbody", "tfoot", "tr"]);
/** Elements of Markdown that hold text only: a block in one of them would close it. */
const TEXT_ONLY = new Set("p h1 h2 h3 h4 h5 h6 a".split(" "));

/**
 * Puts elements in place of the `raw` nodes of a tree, where they are plain and well nested, or whole by themselves:
 * then this gives what parsing the whole document as HTML gives, for a small part of the time. The tree is changed.
 * Positions of the new elements have offsets that are exact, and lines that are those of the piece they stand in.
 * @returns false when the tree has to be made anew and read by the HTML parser; it is of no use then
 */
export function resolveRawHtml(tree: Root, text: string): boolean {
  if (!hasRaw(tree)) return true;
  if (!resolveChildren(tree, { text, inText: false, inLink: false }))
    return false;
  if (text.includes("[^")) emptyFlags(tree);
  return true;
}

function hasRaw(parent: Parent): boolean {
  return parent.children.some(
    (child) =>
      child.type === "raw" || (child.type === "element" && hasRaw(child)),
  );
}

interface Surroundings {
  text: string;
  /** True inside of an element that takes no blocks. */
  inText: boolean;
  inLink: boolean;
}

type Parent = Root | Element;
type Raw = Extract<RootContent, { type: "raw" }>;

function resolveChildren(parent: Parent, around: Surroundings): boolean {
  const element = parent.type === "element" ? parent : undefined;
  const isLink = element?.tagName === "a";
  // A parser takes a link out of the other that it stands in.
  if (isLink && around.inLink) return false;
  const inText =
    around.inText || (element !== undefined && isTextOnly(element));
  const inner = { ...around, inText, inLink: around.inLink || isLink };
  for (const child of parent.children)
    if (child.type === "element" && !resolveChildren(child, inner))
      return false;
  if (!parent.children.some(({ type }) => type === "raw")) return true;
  const nest = createNest(inner, parent.type === "root");
  for (const child of parent.children)
    if (!(child.type === "raw" ? nest.addRaw(child) : nest.add(child)))
      return false;
  const children = nest.close();
  if (children === undefined) return false;
  parent.children = children;
  return true;
}

function isTextOnly({ tagName }: Element): boolean {
  return TEXT_ONLY.has(tagName) || PHRASING.has(tagName);
}

/** Builds the children of one parent; each step says whether it is one that an HTML parser takes the same way. */
function createNest({ text, inText }: Surroundings, isTop: boolean) {
  const children: ElementContent[] = [];
  const open: Element[] = [];
  const list = () => open.at(-1)?.children ?? children;
  const takesBlocks = () => !inText && !open.some(isTextOnly);
  const top = () => open.at(-1)?.tagName ?? "";
  const takesOpen = (name: string): boolean => {
    if (PARENTS.has(name) || TABLE_PARTS.has(top()))
      if (PARENTS.get(name)?.includes(top()) !== true) return false;
    if (BLOCKS.has(name)) return takesBlocks();
    return PHRASING.has(name) || VOID.has(name);
  };

  const push = (node: ElementContent): void => {
    const last = list().at(-1);
    if (node.type !== "text" || last?.type !== "text") {
      list().push(node);
      return;
    }
    const joined = { ...last, value: last.value + node.value };
    if (last.position && node.position)
      joined.position = { ...last.position, end: node.position.end };
    list().splice(-1, 1, joined);
  };

  const take = (token: RawToken, raw: Raw): boolean => {
    const position = positionOf(token, raw);
    switch (token.kind) {
      case "text":
        if (TABLE_PARTS.has(top()) && /[^ \t\n\f]/u.test(token.value))
          return false;
        push({ type: "text", value: token.value, ...position });
        return true;
      case "comment":
        // Sanitizing takes it away.
        return true;
      case "open": {
        const { name } = token;
        if (!takesOpen(name)) return false;
        const element = readElement(raw.value.slice(token.start, token.end));
        const node = { ...element, ...position };
        push(node);
        if (!VOID.has(name)) open.push(node);
        return true;
      }
      case "close": {
        const closed = open.pop();
        if (closed?.tagName !== token.name) return false;
        if (closed.position && position.position)
          closed.position = {
            ...closed.position,
            end: position.position.end,
          };
        return true;
      }
    }
  };

  return {
    add(node: RootContent): boolean {
      if (!isContent(node)) return false;
      if (TABLE_PARTS.has(top())) return false;
      if (node.type === "element" && open.length > 0 && !takesBlocks())
        if (!PHRASING.has(node.tagName) && !VOID.has(node.tagName))
          return false;
      push(node);
      return true;
    },
    addRaw(raw: Raw): boolean {
      const tokens = readRawTokens(raw.value);
      // At the very start of a document a parser reads some tags in ways of their own.
      const canBeWhole = isTop && open.length === 0 && children.some(isInBody);
      const before = canBeWhole ? [...children] : undefined;
      if (tokens?.every((token) => take(token, raw))) return true;
      const whole = before && readWhole(raw, text);
      if (whole === undefined || before === undefined) return false;
      open.length = 0;
      children.splice(0, Infinity, ...before);
      for (const node of whole) push(node);
      return true;
    },
    close: () => (open.length === 0 ? children : undefined),
  };
}

const MOST_TAGS = 1000;
const tags = new Map<string, Element>();

/** A start tag as an element without children. */
function readElement(tag: string): Element {
  let element = tags.get(tag);
  if (element === undefined) {
    const [, name = "", written = ""] =
      /^<([a-z0-9]+)([^]*)>$/iu.exec(tag) ?? [];
    element = h(name, readAttributes(written));
    if (tags.size >= MOST_TAGS) tags.clear();
    tags.set(tag, element);
  }
  const properties = copyProperties(element.properties);
  return {
    type: "element",
    tagName: element.tagName,
    properties,
    children: [],
  };
}

const ATTRIBUTE = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/gu;

/** The attributes of a plain tag; of two with one name the first counts. */
function readAttributes(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", ...values] of written.matchAll(ATTRIBUTE)) {
    const value = values.find((one) => one !== undefined) ?? "";
    attributes[name.toLowerCase()] ??= value;
  }
  return attributes;
}

function copyProperties(properties: Properties): Properties {
  const copy: Properties = {};
  for (const [name, value] of Object.entries(properties))
    copy[name] = Array.isArray(value) ? [...value] : value;
  return copy;
}

/** A start tag that means something at the very start of a document only. */
const ODD_START =
  /^\s*<(?:t[rdh]|tbody|thead|tfoot|col|caption|head|body|html)/iu;

/** The nodes of a piece of HTML that ends everything it begins; undefined for any other. */
function readWhole(raw: Raw, text: string): ElementContent[] | undefined {
  if (ODD_START.test(raw.value)) return undefined;
  const marked = parseFragment(
    `<p></p>${raw.value}<x-end data-sentinel></x-end>`,
  );
  const last = marked.children.at(-1);
  if (last?.type !== "element" || !("dataSentinel" in last.properties))
    return undefined;
  const before: Element = {
    type: "element",
    tagName: "p",
    properties: {},
    children: [],
  };
  const tree = loadRawHtml().parseRawHtml(
    { type: "root", children: [before, raw] },
    text,
  );
  return tree.children.slice(1).filter(isContent);
}

/** Elements of a head: a parser that has met but these, and text, has not begun the body, and drops end tags. */
const IN_HEAD = new Set(
  "base basefont bgsound link meta noframes script style template title".split(
    " ",
  ),
);

function isInBody(node: ElementContent): boolean {
  return node.type === "element" && !IN_HEAD.has(node.tagName);
}

/** True for what may stand in an element: all but doctypes, and nodes of other dialects. */
function isContent(node: RootContent): node is ElementContent {
  return ["element", "text", "comment"].includes(node.type);
}

function parseFragment(html: string): Root {
  return loadRawHtml().parseRawHtml(
    { type: "root", children: [{ type: "raw", value: html }] },
    "",
  );
}

function positionOf(
  { start, end }: RawToken,
  { position, value }: Raw,
): Pick<Nodes, "position"> {
  if (position?.start.offset === undefined) return {};
  const base = position.start.offset;
  // In a quote or list the lines of the piece have lost what stood before them.
  if (position.end.offset !== base + value.length) return { position };
  return {
    position: {
      start: { ...position.start, offset: base + start },
      end: { ...position.end, offset: base + end },
    },
  };
}
