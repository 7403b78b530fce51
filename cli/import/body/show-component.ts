import type { Element } from "hast";
import type { State } from "hast-util-to-mdast";
import { toString } from "hast-util-to-string";
import type {
  Blockquote,
  Html,
  Image,
  Link,
  PhrasingContent,
  RootContent,
} from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { escapeText } from "entities";
import { shorten } from "../losses.ts";
import { valueOf, type Component } from "./component.ts";
import type { Conversion } from "./conversion.ts";
import { embedComponent, linkTo } from "./embed-link.ts";
import { parseWords } from "./inline-markdown.ts";
import { showPartial } from "./show-partial.ts";

export interface ComponentPlace {
  state: State;
  element: Element;
  conversion: Conversion;
}

type Show = (
  component: Component,
  place: ComponentPlace,
) => RootContent[] | undefined;

const NOTE =
  /^(?:admonition|alert|aside|attention|banner|block-?quote|callout(?:-?\w+)?|caution|danger|error|hint|important|info(?:box)?|message|note|notice|panel|pullquote|quote|success|tip|warn(?:ing)?)$/iu;
const LABELS: Readonly<Record<string, string>> = {
  attention: "Attention",
  caution: "Caution",
  check: "Tip",
  danger: "Danger",
  error: "Error",
  hint: "Hint",
  important: "Important",
  info: "Info",
  note: "Note",
  question: "Question",
  secondary: "Note",
  success: "Tip",
  tip: "Tip",
  warn: "Warning",
  warning: "Warning",
};
const IMAGE =
  /^(?:asset-?img|bundle-image|.*figure|img|image|images?|(?:next|lazy|responsive|resp|optimized|themed)-?image|photo|picture|thumb(?:nail)?|zoom)$/iu;
const FOLD =
  /^(?:accordion(?:-?item)?|collapse|collapsible(?:item)?|details?|expand(?:er)?|fold(?:able)?|spoiler|toggle)$/iu;
const CODE = /^(?:code|code-?block|code-?snippet|prism|snippet|pre)$/iu;
const LINK =
  /^(?:a|anchor|btn|button|cta-?button|link|link-?button|link-?card|nuxt-?link)$/iu;
const SILENT =
  /^(?:ads?|adsense|br|break|clear(?:fix)?|doccardlist|fa[bs]?|feather|head|hr|icon|layout|list-children|more|page-?toc|script|section-?index|spacer|style|table[_-]of[_-]contents|toc(?:inline|list)?)$/iu;
/** Frames whose content says all. */
const FRAME =
  /^(?:badge|box|browserwindow|cards?|card-?grid|center|code-?group|codetabs|col(?:umns?)?|div|file-?tree|fragment|grid|highlight|markdown|md|row|section|span|steps?|tabs?|tabpane|text|wrap(?:per)?)$/iu;
const TITLES = [
  "title",
  "label",
  "name",
  "header",
  "heading",
  "tab",
  "tabName",
  "caption",
  "summary",
];
const WORDS = [
  ...TITLES,
  "text",
  "content",
  "message",
  "quote",
  "body",
  "description",
  "subtitle",
  "author",
  "cite",
];
const TARGETS = ["href", "to", "url", "link", "permalink"];
const ADDRESS = /^(?:https?:\/\/|\/|\.{1,2}\/)[^\s/]/u;
const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#].*)?$/iu;

/** The first that knows the component shows it. */
const SHOWS: readonly Show[] = [
  showPartial,
  (component) => asList(embedComponent(component)),
  showImage,
  showNote,
  showFolded,
  showCode,
  showSilent,
  showLink,
  showContent,
  showValues,
];

/**
 * The nearest thing in Markdown to a component: what has an equivalent becomes it; of anything else the content, the
 * words, the images and the links stay, and the report says so.
 */
export function showComponent(
  component: Component,
  place: ComponentPlace,
): RootContent[] {
  for (const show of SHOWS) {
    const shown = show(component, place);
    if (shown !== undefined) return shown;
  }
  const { report } = place.conversion;
  const source = component.source.replaceAll(/\s+/gu, " ");
  report(
    component.line,
    component.kind,
    shorten(source),
    "shown as written: it is not known",
  );
  return [{ type: "inlineCode", value: source, data: { isMark: true } }];
}

/** A block of HTML: `details` is the one that Markdown has no sign for. */
export function blockHtml(value: string): Html {
  return { type: "html", value };
}

export function showFold(
  title: string,
  blocks: readonly RootContent[],
): RootContent[] {
  return [
    blockHtml(`<details>\n<summary>${escapeText(title)}</summary>`),
    ...blocks,
    blockHtml("</details>"),
  ];
}

function asList<T>(value: T | undefined): T[] | undefined {
  return value === undefined ? undefined : [value];
}

/** What a component encloses, as blocks. */
function contentOf({ element, state }: ComponentPlace) {
  return state.toFlow(state.all(element));
}

function hasContent({ element }: ComponentPlace): boolean {
  return element.children.some((child) =>
    child.type === "element"
      ? child.tagName !== "import-keep" || child.properties.dataN !== undefined
      : child.type === "text" && child.value.trim() !== "",
  );
}

function paragraph(...children: PhrasingContent[]): RootContent {
  return { type: "paragraph", children };
}

function bold(words: string): PhrasingContent {
  return { type: "strong", children: [{ type: "text", value: words }] };
}

function showImage(
  component: Component,
  place: ComponentPlace,
): RootContent[] | undefined {
  if (!IMAGE.test(component.name)) return undefined;
  const src = valueOf(
    component,
    "src",
    "link",
    "image_path",
    "image",
    "img",
    "url",
    "path",
    "file",
    "filename",
    "0",
  );
  if (src === undefined) return undefined;
  const caption = valueOf(component, "caption", "title", "description");
  const alt = valueOf(component, "alt", "image_alt") ?? caption ?? "";
  const image: Image = { type: "image", url: src, title: null, alt };
  const content = hasContent(place) ? contentOf(place) : [];
  const target =
    valueOf(component, "href", "target_url", "link_url") ??
    (src === component.values.get("link")
      ? undefined
      : valueOf(component, "link"));
  const isLinked = target !== undefined && ADDRESS.test(target);
  const shown: PhrasingContent = isLinked
    ? { ...linkTo("", target), children: [image] }
    : image;
  const credit = valueOf(component, "attr", "credit");
  const creditLink = valueOf(component, "attrlink");
  const credits: PhrasingContent[] =
    creditLink !== undefined
      ? [linkTo(credit ?? creditLink, creditLink)]
      : credit === undefined
        ? []
        : parseWords(credit);
  if (caption === undefined && content.length === 0 && credits.length === 0)
    return [shown];
  const words: RootContent[] =
    caption === undefined
      ? []
      : [paragraph({ type: "emphasis", children: parseWords(caption) })];
  return [
    paragraph(shown),
    ...words,
    ...content,
    ...(credits.length > 0 ? [paragraph(...credits)] : []),
  ];
}

function showNote(
  component: Component,
  place: ComponentPlace,
): RootContent[] | undefined {
  const { name } = component;
  if (!NOTE.test(name)) return undefined;
  const kind =
    valueOf(
      component,
      "type",
      "kind",
      "style",
      "level",
      "variant",
      "status",
      "0",
    ) ?? name;
  const known = LABELS[kind.toLowerCase().replace(/^(?:alert|callout)-/u, "")];
  const second = valueOf(component, "1");
  const label =
    valueOf(component, "title", "header", "heading", "author") ??
    (second !== undefined && /^\p{Lu}|\s/u.test(second) ? second : known);
  const words =
    valueOf(
      component,
      "content",
      "text",
      "message",
      "quote",
      "description",
      "body",
      "msg",
    ) ?? (known === undefined && kind !== name ? kind : undefined);
  const children = hasContent(place) ? contentOf(place) : [];
  if (children.length === 0 && words === undefined && label === undefined)
    return undefined;
  const head = label === undefined ? [] : [paragraph(bold(label))];
  const text = words === undefined ? [] : [paragraph(...parseWords(words))];
  const links = linksOf(component, undefined).map((link) => paragraph(link));
  const blocks = [
    ...head,
    ...text,
    ...children,
    ...links,
  ] as Blockquote["children"];
  return [{ type: "blockquote", children: blocks }];
}

function showFolded(
  component: Component,
  place: ComponentPlace,
): RootContent[] | undefined {
  if (!FOLD.test(component.name) || !hasContent(place)) return undefined;
  const title = valueOf(component, ...TITLES, "0") ?? "Details";
  return showFold(title, contentOf(place));
}

function showCode(
  component: Component,
  place: ComponentPlace,
): RootContent[] | undefined {
  const given = valueOf(component, "code");
  const { children } = place.element;
  const isText =
    CODE.test(component.name) && children.every(({ type }) => type === "text");
  const value = given ?? (isText ? toString(place.element).trim() : "");
  if (value === "") return undefined;
  const lang = valueOf(component, "lang", "language", "type", "0") ?? null;
  const title = valueOf(component, "title", "file", "filename", "caption");
  if (
    /^code$/iu.test(component.name) &&
    lang === null &&
    title === undefined &&
    !value.includes("\n")
  )
    return [{ type: "inlineCode", value }];
  const head = title === undefined ? [] : [paragraph(bold(title))];
  return [...head, { type: "code", lang, value }];
}

function showSilent(
  component: Component,
  place: ComponentPlace,
): RootContent[] | undefined {
  if (!SILENT.test(component.name) || hasContent(place)) return undefined;
  const { kind, line, source } = component;
  place.conversion.report(
    line,
    kind,
    shorten(source),
    "left out: it has no words",
  );
  return [];
}

function showLink(
  component: Component,
  place: ComponentPlace,
): RootContent[] | undefined {
  const target = valueOf(component, ...TARGETS, "0");
  if (!LINK.test(component.name) || target === undefined) return undefined;
  const words =
    valueOf(component, "text", "title", "label", "name", "content", "1") ??
    target;
  const inner = place.state.all(place.element) as PhrasingContent[];
  const link = linkTo(words, target);
  if (hasContent(place)) return [{ ...link, children: inner }];
  const more = valueOf(component, "description");
  return more === undefined
    ? [link]
    : [paragraph(link), paragraph({ type: "text", value: more })];
}

/** Content without its frame; what the frame is titled stands above it, what else it says below. */
function showContent(
  component: Component,
  place: ComponentPlace,
): RootContent[] | undefined {
  if (!hasContent(place)) return undefined;
  const { kind, line, name, source } = component;
  const isTab = /^tab/iu.test(name);
  const title =
    valueOf(component, ...TITLES) ??
    (isTab ? valueOf(component, "value", "0") : undefined);
  const isKnown =
    FRAME.test(name) || /^(?:tab|step|card|panel|item)/iu.test(name);
  if (!isKnown)
    place.conversion.report(
      line,
      kind,
      shorten(source),
      "its content is kept, the frame is gone",
    );
  const inner = place.state.all(place.element);
  const links = linksOf(component, title).map((link) => paragraph(link));
  const rest = [...wordsOf(component, title), ...links];
  const images = imagesOf(component);
  if (title === undefined && images.length + rest.length === 0) return inner;
  const head = title === undefined ? [] : [paragraph(bold(title))];
  return [...head, ...images, ...place.state.toFlow(inner), ...rest];
}

/** The words, images and links among the values of a component without content. */
function showValues(
  component: Component,
  { conversion }: ComponentPlace,
): RootContent[] | undefined {
  const title = valueOf(component, ...TITLES);
  const links = linksOf(component, title);
  const isLinked = links.some((link) => textOf(link) === title);
  const head =
    title === undefined || isLinked ? [] : [paragraph(...parseWords(title))];
  const shown = [
    ...imagesOf(component),
    ...head,
    ...links.map((link) => paragraph(link)),
    ...wordsOf(component, title),
  ];
  if (shown.length === 0) return undefined;
  const { kind, line, source } = component;
  conversion.report(
    line,
    kind,
    shorten(source),
    "its words and addresses are kept",
  );
  return shown;
}

function imagesOf({ values }: Component): RootContent[] {
  const alt = valueOf({ values }, "alt", "title", "caption") ?? "";
  return [...values.values()]
    .filter((value) => IMAGE_FILE.test(value) && !/\s/u.test(value))
    .map((url) => paragraph({ type: "image", url, title: null, alt }));
}

function wordsOf(
  component: Component,
  title: string | undefined,
): RootContent[] {
  const words = new Set(
    WORDS.flatMap((name) => valueOf(component, name) ?? []),
  );
  return [...words]
    .filter((value) => value !== title)
    .map((value) => paragraph(...parseWords(value)));
}

/** The addresses among the values: the main one is named by the title, any other by its own name. */
function linksOf({ values }: Component, title: string | undefined): Link[] {
  return [...values].flatMap(([name, value]) => {
    if (!ADDRESS.test(value) || /\s/u.test(value) || IMAGE_FILE.test(value))
      return [];
    const isMain = TARGETS.includes(name);
    return [
      linkTo(
        (isMain ? title : undefined) ??
          (isMain || /^\d+$/u.test(name) ? value : name),
        value,
      ),
    ];
  });
}
