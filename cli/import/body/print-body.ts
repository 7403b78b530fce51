import { escapeText } from "entities";
import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { defaultHandlers, toMdast, type Handle } from "hast-util-to-mdast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import type * as Mdast from "mdast";
import { defaultHandlers as printers } from "mdast-util-to-markdown";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { calloutTitles, toCalloutKind } from "../../model/callout.ts";
import { correctMarks } from "../../rules/emphasis/not-recognized.ts";
import { wordsOf } from "./convert-document.ts";

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
    handlers: { blockquote: printQuote, text: printText },
    // A backslash says that braces are text, not something left to fill in, and that dollar signs are no formula.
    unsafe: [
      { character: "{", after: "[{%a-zA-Z]", inConstruct: "phrasing" },
      { character: "$", after: "[^\\s\\d]", inConstruct: "phrasing" },
      {
        before: "\\S",
        character: "$",
        after: "(?![\\w$])",
        inConstruct: "phrasing",
      },
    ],
  })
  .freeze();

/**
 * Prints notes of other generators, and alerts as on GitHub or in Obsidian, as callouts: as text, their brackets would be
 * escaped. Callouts are not nested, so a note inside another element stays a quote with its title in bold.
 */
function printQuote(
  ...[node, parent, ...more]: Parameters<typeof printers.blockquote>
): string {
  const text = printers.blockquote(node, parent, ...more);
  const [, name = "", rest = ""] = ALERT.exec(text) ?? [];
  const kind = toCalloutKind(name);
  if (kind === undefined) return text;
  if (rest === "" || parent?.type !== "root")
    return `> **${calloutTitles[kind] ?? kind}**${rest && `\n>\n> ${rest}`}`;
  const gap = /^[-#>|`~<\d]/u.test(rest) ? "\n>" : "";
  return `> [!${kind}]${gap}\n> ${rest}`;
}

/** Asterisks around words, escaped, with what stands before and after. */
const ESCAPED = /(.)\\\*\\\*(?![\\*])([^*\n]+?)\\\*\\\*(?![\\*])(.?)/gu;

/**
 * Prints words. Asterisks that make nothing bold between letters, as between those of Chinese, stay as they were written:
 * a rule finds them there, and knows what to write.
 */
function printText(...given: Parameters<typeof printers.text>): string {
  return printers
    .text(...given)
    .replaceAll(ESCAPED, (found, before, inside, after) =>
      correctMarks(before, "**", inside, after) === undefined
        ? found
        : found.replaceAll("\\*", "*"),
    );
}

/** A quote that begins with a marker, and all that follows it. */
const ALERT = /^> \\\[!(\w+)\][+-]?(?:[ \t]+|\n>(?:\n>)? |$)([^]*)$/u;
const MARKER = /^(?:<{7}|>{7}|\|{7})(?= |$)/gmu;
/** Elements that pages may hold and Markdown has no sign for: their tags stay. */
const TAGS = "abbr cite ins kbd mark q rp rt ruby samp small sub sup u var";

function named(names: string, handle: Handle): Record<string, Handle> {
  return Object.fromEntries(names.split(" ").map((name) => [name, handle]));
}

/** A tag that stands among words. */
function inlineHtml(value: string): Mdast.Html {
  // `hast-util-to-mdast` asks for the name of an element.
  const data = { hName: "span" };
  return { type: "html", value, data };
}

const toBlocks: Handle = (state, element) => state.toFlow(state.all(element));

const keepTags: Handle = (state, element) => {
  const { title } = element.properties;
  const tags = toHtml(h(element.tagName, { title }));
  const [open = "", end = ""] = tags.split(/(?=<\/)/u);
  return [inlineHtml(open), ...state.all(element), inlineHtml(end)];
};

/** Code with the language, the options and the spaces of its fence. */
const showCode: Handle = (state, element) => {
  const { dataLang, dataMeta, dataValue } = element.properties;
  const { lang, value, ...node } = defaultHandlers.pre(state, element);
  return {
    ...node,
    lang: dataLang ? String(dataLang) : lang,
    meta: dataMeta ? String(dataMeta) : undefined,
    value: dataValue ? String(dataValue) : value,
  };
};

function selectPictures(element: Element): Element[] {
  const found: Element[] = [];
  visit(element, { tagName: "img" }, (node) => {
    if (node.type === "element") found.push(node);
  });
  return found;
}

const handlers: Record<string, Handle> = {
  ...named(TAGS, keepTags),
  ...named("p dialog menu figcaption", toBlocks),
  br: (state) => (state.inTable ? inlineHtml("<br>") : { type: "break" }),
  a: (state, element) =>
    typeof element.properties.href === "string"
      ? defaultHandlers.a(state, element)
      : state.all(element),
  li: (state, element) => {
    const spread = element.children.some(
      (node) => node.type === "element" && node.tagName === "p",
    );
    return { ...defaultHandlers.li(state, element), spread };
  },
  details: (state, element) => [
    { type: "html", value: "<details>" },
    ...state.toFlow(state.all(element)),
    { type: "html", value: "</details>" },
  ],
  summary: (state, element) => {
    const value = `<summary>${escapeText(wordsOf(element))}</summary>`;
    // Its pictures stand below it, as it holds words alone.
    const pictures = h("div", selectPictures(element));
    return [{ type: "html", value }, ...state.toFlow(state.all(pictures))];
  },
  pre: showCode,
  code: (_, element) => {
    const value = String(element.properties.dataValue ?? toString(element));
    return { type: "inlineCode", value };
  },
  "import-formula": (_, element) => inlineHtml(toString(element)),
  "footnote-reference": (_, { properties }) => {
    const label = String(properties.title);
    return { type: "footnoteReference", identifier: label, label };
  },
  "footnote-text": (state, element) => {
    const label = String(element.properties.title);
    const children = state.toFlow(state.all(element));
    return { type: "footnoteDefinition", identifier: label, label, children };
  },
};

/** Elements as Markdown. Lines that git leaves behind where it cannot merge are moved right: a text may show them. */
export function printBody(tree: Root): string {
  const options = { handlers, newlines: true, document: true };
  const result = toMdast(tree, options);
  if (result.type !== "root") return "";
  return printer.stringify(result).replaceAll(MARKER, " $&");
}
