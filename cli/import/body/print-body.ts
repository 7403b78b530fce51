import { escapeText, escapeUTF8 } from "entities";
import type { Element, Root } from "hast";
import {
  defaultHandlers,
  toMdast,
  type Handle,
  type State,
} from "hast-util-to-mdast";
import { toString } from "hast-util-to-string";
import type * as Mdast from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { toCalloutKind } from "../../model/callout.ts";
import { shorten } from "../losses.ts";

declare module "mdast" {
  interface HtmlData {
    /** Stands among words: `hast-util-to-mdast` asks for this name. */
    hName?: "span";
  }
}

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: "-",
    emphasis: "*",
    fence: "`",
    fences: true,
    listItemIndent: "one",
    rule: "-",
    resourceLink: false,
    // A backslash says that braces are text, not something left to fill in.
    unsafe: [{ character: "{", after: "[{%a-zA-Z]", inConstruct: "phrasing" }],
  })
  .freeze();

const MARKER = /^(?:<{7}|>{7}|\|{7})(?= |$)/gmu;
/** Elements that pages may hold and Markdown has no sign for: their tags stay. */
const TAGS = "abbr cite ins kbd mark q rp rt ruby samp small sub sup u var";

const handlers: Record<string, Handle> = {
  ...named(TAGS, keepTags),
  ...named("p summary dialog menu figcaption", toBlocks),
  ...named("b strong", (state, element) => stress("strong", state, element)),
  ...named("i em", (state, element) => stress("emphasis", state, element)),
  br: (state) => (state.inTable ? inlineHtml("<br>") : { type: "break" }),
  a: (state, element) =>
    typeof element.properties.href === "string"
      ? defaultHandlers.a(state, element)
      : state.all(element),
  li: (state, element) => {
    const node = defaultHandlers.li(state, element);
    node.spread = element.children.some(
      (child) => child.type === "element" && child.tagName === "p",
    );
    return node;
  },
  details: showDetails,
  pre: showCode,
  code: (_, element) => {
    const value = String(element.properties.dataValue ?? toString(element));
    return { type: "inlineCode", value };
  },
  "footnote-reference": (_, { properties }) => {
    const label = String(properties.title);
    return { type: "footnoteReference", identifier: label, label };
  },
  "footnote-text": (state, element) => {
    const label = String(element.properties.title);
    const children = toBlocks(state, element);
    return { type: "footnoteDefinition", identifier: label, label, children };
  },
};

/** Elements as Markdown. Lines that git leaves behind where it cannot merge are moved right: a text may show them. */
export function printBody(tree: Root): string {
  const options = { handlers, newlines: true, document: true };
  const result = toMdast(tree, options);
  if (result.type !== "root") return "";
  writeCallouts(result);
  return printer.stringify(result).replaceAll(MARKER, " $&");
}

function named(names: string, handle: Handle): Record<string, Handle> {
  return Object.fromEntries(names.split(" ").map((name) => [name, handle]));
}

/** A tag that stands among words. */
function inlineHtml(value: string): Mdast.Html {
  return { type: "html", value, data: { hName: "span" } };
}

function toBlocks(state: State, element: Element) {
  return state.toFlow(state.all(element));
}

function keepTags(state: State, element: Element): Mdast.RootContent[] {
  const { properties, tagName } = element;
  const title = escapeUTF8(String(properties.title ?? ""));
  const open = title && ` title="${title}"`;
  return [
    inlineHtml(`<${tagName}${open}>`),
    ...state.all(element),
    inlineHtml(`</${tagName}>`),
  ];
}

function isWord(node: Mdast.RootContent): node is Mdast.PhrasingContent {
  return /^(?:break|delete|emphasis|footnoteReference|html|image|inlineCode|link|strong|text)$/u.test(
    node.type,
  );
}

/** Stressed words; blocks stay as they are. */
function stress(
  type: "emphasis" | "strong",
  state: State,
  element: Element,
): Mdast.RootContent[] {
  const inner = state.all(element);
  return inner.every(isWord) ? [{ type, children: inner }] : inner;
}

/** The fold of HTML that pages may hold. */
function showDetails(state: State, element: Element): Mdast.RootContent[] {
  const summary = element.children.find(
    (child) => child.type === "element" && child.tagName === "summary",
  );
  const words = summary && shorten(toString(summary), Infinity);
  const title = escapeText(words || "Details");
  const children = element.children.filter((child) => child !== summary);
  return [
    { type: "html", value: `<details>\n<summary>${title}</summary>` },
    ...toBlocks(state, { ...element, children }),
    { type: "html", value: "</details>" },
  ];
}

/** Code with the language, the options and the spaces of its fence. */
function showCode(state: State, element: Element): Mdast.RootContent {
  const [code] = element.children;
  const node = defaultHandlers.pre(state, element);
  if (code?.type !== "element") return node;
  const { dataLang, dataMeta, dataValue } = code.properties;
  if (dataLang) node.lang = String(dataLang);
  if (dataMeta) node.meta = String(dataMeta);
  if (dataValue) node.value = String(dataValue);
  return node;
}

const ALERT = /^\[!(\w+)\][+-]?(?:\s+|$)/u;

/**
 * Writes notes of other generators, and alerts as on GitHub or in Obsidian, as callouts: as text, their brackets would
 * be escaped. Callouts are not nested, so a note inside another element stays a quote with its name in bold.
 */
function writeCallouts(tree: Mdast.Root): void {
  visit(tree, "blockquote", (quote, _, parent) => {
    const [paragraph] = quote.children;
    const text = paragraph?.type === "paragraph" && paragraph.children[0];
    if (!text || text.type !== "text") return;
    const [marker = "", name = ""] = ALERT.exec(text.value) ?? [];
    const kind = toCalloutKind(name);
    if (kind === undefined) return;
    text.value = text.value.slice(marker.length);
    const isAlone = text.value === "" && paragraph.children.length === 1;
    if (isAlone) quote.children.shift();
    const isTop = parent?.type === "root" && quote.children.length > 0;
    addLabel(quote, isTop ? `[!${kind}]` : "", name);
  });
}

/** Puts the marker of a callout on a line of its own; without one, its name in bold. */
function addLabel(quote: Mdast.Blockquote, marker: string, name: string): void {
  const [next] = quote.children;
  const value = name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
  const label: Mdast.PhrasingContent = marker
    ? { type: "html", value: marker }
    : { type: "strong", children: [{ type: "text", value }] };
  if (marker && next?.type === "paragraph")
    next.children.unshift(label, { type: "text", value: "\n" });
  else quote.children.unshift({ type: "paragraph", children: [label] });
}
