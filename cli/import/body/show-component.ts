import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import type { State } from "hast-util-to-mdast";
import type { PhrasingContent, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { escapeText } from "entities";
import { shorten } from "../losses.ts";
import { valueOf, type Component } from "./component.ts";
import type { Conversion } from "./conversion.ts";
import { embedComponent, linkTo } from "./embed-link.ts";
import { parseWords } from "./inline-markdown.ts";
import { setChildren } from "./set-children.ts";
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
  /^(?:admonition|alert|aside|attention|blockquote|callout.*|caution|danger|error|hint|important|info(?:box)?|message|note|notice|pullquote|quote|success|tip|warn(?:ing)?)$/iu;
const LABEL =
  /^(?:attention|caution|danger|error|hint|important|info|note|success|tip|warn(?:ing)?)$/iu;
const IMAGE =
  /(?:figure|image|img|photo|picture|thumb(?:nail)?|^images|^zoom)$/iu;
const FOLD =
  /^(?:accordion.*|collaps.*|details?|expand(?:er)?|spoiler|toggle)$/iu;
const CODE = /^(?:code|code-?block|code-?snippet|prism|snippet|pre)$/iu;
const LINK = /^(?:a|anchor|btn|.*button|link|link-?card)$/iu;
const SILENT =
  /^(?:ads?|br|clear(?:fix)?|doccardlist|hr|icon|more|spacer|toc.*|.*table[_-]?of[_-]?contents)$/iu;
/** Frames whose content says all. */
const FRAME =
  /^(?:badge|box|cards?.*|center|code-?group|columns?|file-?tree|fragment|grid|highlight|item|panel|row|section|steps?|tab.*)$/iu;

const TITLES = "title label name header heading tab caption summary".split(" ");
const WORDS =
  "text content message quote body description subtitle author attr cite".split(
    " ",
  );
const TARGETS = "href to url link permalink".split(" ");
const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#].*)?$/iu;
const ADDRESS = /^(?:https?:\/\/|\/|\.{1,2}\/)[^\s/]\S*$/u;

/** The first that knows the component shows it. */
const SHOWS: readonly Show[] = [
  showPartial,
  showEmbed,
  showImage,
  showNote,
  showFolded,
  showCode,
  showLink,
  showParts,
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
  const value = component.source.replaceAll(/\s+/gu, " ");
  if (SILENT.test(component.name)) {
    lose(component, place, "left out: it has no words");
    return [];
  }
  lose(component, place, "shown as written: it is not known");
  return [{ type: "inlineCode", value, data: { isMark: true } }];
}

export function showFold(
  title: string,
  blocks: readonly RootContent[],
): RootContent[] {
  const summary = `<summary>${escapeText(title)}</summary>`;
  return [
    { type: "html", value: `<details>\n${summary}` },
    ...blocks,
    { type: "html", value: "</details>" },
  ];
}

function lose(
  { kind, line, source }: Component,
  { conversion }: ComponentPlace,
  outcome: string,
): void {
  conversion.report(line, kind, shorten(source), outcome);
}

/** What a component encloses, as blocks. */
function contentOf({ element, state }: ComponentPlace) {
  return state.toFlow(state.all(element));
}

function paragraph(...children: PhrasingContent[]): RootContent {
  return { type: "paragraph", children };
}

function bold(words: string): RootContent {
  const children: PhrasingContent[] = [{ type: "text", value: words }];
  return paragraph({ type: "strong", children });
}

function showEmbed(component: Component): RootContent[] | undefined {
  const link = embedComponent(component);
  return link && [link];
}

function showImage(
  component: Component,
  place: ComponentPlace,
): RootContent[] | undefined {
  const names = "src image_path image img url path file link 0".split(" ");
  const url = valueOf(component, ...names);
  if (!IMAGE.test(component.name) || url === undefined) return undefined;
  const caption = valueOf(component, "caption", "title", "description");
  const alt = valueOf(component, "alt") ?? caption ?? "";
  const image: PhrasingContent = { type: "image", url, alt };
  const target = valueOf(component, "href", "link");
  const isLinked = target !== url && ADDRESS.test(target ?? "");
  const shown = isLinked
    ? { ...linkTo("", target ?? ""), children: [image] }
    : image;
  const credit = valueOf(component, "attr", "credit");
  const source = valueOf(component, "attrlink");
  const rest = [
    ...(caption === undefined
      ? []
      : [paragraph({ type: "emphasis", children: parseWords(caption) })]),
    ...contentOf(place),
    ...(source === undefined
      ? credit === undefined
        ? []
        : [paragraph(...parseWords(credit))]
      : [paragraph(linkTo(credit ?? source, source))]),
  ];
  return rest.length === 0 ? [shown] : [paragraph(shown), ...rest];
}

function showNote(
  component: Component,
  place: ComponentPlace,
): RootContent[] | undefined {
  const { name, values } = component;
  if (!NOTE.test(name)) return undefined;
  const given = valueOf(component, "type", "kind", "level", "variant", "0");
  const kind = (given ?? name).replace(/^(?:alert|callout)-/iu, "");
  const second = valueOf(component, "1") ?? "";
  const label =
    valueOf(component, "title", "header", "heading", "author") ??
    (/^\p{Lu}|\s/u.test(second) ? second : undefined) ??
    (LABEL.test(kind) ? capitalize(kind) : undefined);
  const words =
    valueOf(component, ...WORDS.slice(0, 6)) ??
    (LABEL.test(kind) ? undefined : values.get("0"));
  const links = linksOf(component, undefined);
  const blocks = [
    ...(label === undefined ? [] : [bold(label)]),
    ...(words === undefined ? [] : [paragraph(...parseWords(words))]),
    ...contentOf(place),
    ...links,
  ];
  if (blocks.length === 0) return undefined;
  return [setChildren({ type: "blockquote", children: [] }, blocks)];
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

function showFolded(
  component: Component,
  place: ComponentPlace,
): RootContent[] | undefined {
  const blocks = FOLD.test(component.name) ? contentOf(place) : [];
  const title = valueOf(component, ...TITLES, "0") ?? "Details";
  return blocks.length === 0 ? undefined : showFold(title, blocks);
}

function showCode(
  component: Component,
  { element }: ComponentPlace,
): RootContent[] | undefined {
  const isText = element.children.every(({ type }) => type === "text");
  const content = CODE.test(component.name) && isText ? toString(element) : "";
  const value = valueOf(component, "code") ?? content.trim();
  if (value === "") return undefined;
  const lang = valueOf(component, "lang", "language", "0") ?? null;
  const title = valueOf(component, "title", "file", "filename", "caption");
  const isWord = /^code$/iu.test(component.name) && lang === null;
  if (isWord && title === undefined && !value.includes("\n"))
    return [{ type: "inlineCode", value }];
  const head = title === undefined ? [] : [bold(title)];
  return [...head, { type: "code", lang, value }];
}

function showLink(
  component: Component,
  { element, state }: ComponentPlace,
): RootContent[] | undefined {
  const target = valueOf(component, ...TARGETS, "0");
  if (!LINK.test(component.name) || target === undefined) return undefined;
  const words = valueOf(component, "text", ...TITLES, "1") ?? target;
  const children = state.all(element);
  const link = linkTo(words, target);
  if (children.length > 0) return [setChildren(link, children)];
  const more = valueOf(component, "description");
  return more === undefined
    ? [link]
    : [paragraph(link), paragraph(...parseWords(more))];
}

/** The content of a component, with its title above, and below what else it says. */
function showParts(
  component: Component,
  place: ComponentPlace,
): RootContent[] | undefined {
  const { name } = component;
  const content = place.state.all(place.element);
  const isTab = /^tab/iu.test(name) && content.length > 0;
  const title =
    valueOf(component, ...TITLES) ??
    (isTab ? valueOf(component, "value", "0") : undefined);
  const links = linksOf(component, title);
  const isLinked = content.length === 0 && holdsWords(links, title);
  const head = title === undefined || isLinked ? [] : [bold(title)];
  const words = new Set(WORDS.flatMap((key) => valueOf(component, key) ?? []));
  const rest = [...words].map((value) => paragraph(...parseWords(value)));
  const more = [...imagesOf(component), ...rest, ...links];
  if (content.length + head.length + more.length === 0) return undefined;
  if (content.length === 0)
    lose(component, place, "its words and addresses are kept");
  else if (!FRAME.test(name))
    lose(component, place, "its content is kept, the frame is gone");
  if (head.length + more.length === 0) return content;
  return [...head, ...place.state.toFlow(content), ...more];
}

function holdsWords(links: RootContent[], words: string | undefined): boolean {
  return links.some((link) => textOf(link) === words);
}

function imagesOf(component: Component): RootContent[] {
  const alt = valueOf(component, "alt", "title", "caption") ?? "";
  return [...component.values.values()]
    .filter((value) => IMAGE_FILE.test(value) && !/\s/u.test(value))
    .map((url) => paragraph({ type: "image", url, alt }));
}

/** The addresses among the values: the main one is named by the title, any other by its own name. */
function linksOf(
  { values }: Component,
  title: string | undefined,
): RootContent[] {
  return [...values].flatMap(([name, value]) => {
    if (!ADDRESS.test(value) || IMAGE_FILE.test(value)) return [];
    const own = TARGETS.includes(name) || /^\d+$/u.test(name) ? value : name;
    return [paragraph(linkTo((own === value && title) || own, value))];
  });
}
