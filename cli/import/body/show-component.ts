import { escapeText } from "entities";
import type { State } from "hast-util-to-mdast";
import type { Link, PhrasingContent, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { shorten, type ReportLoss } from "../losses.ts";
import type { Component } from "./marks.ts";
import { parseMarkdown } from "./parse-body.ts";
import { setChildren } from "./tidy-tree.ts";
import { CODE_NAMES } from "./template-marks.ts";

/** Where a component stands. */
export interface ComponentPlace {
  line: number;
  report: ReportLoss;
  toFlow: State["toFlow"];
}

/** What a component says, by what it is for. */
interface Parts {
  component: Component;
  title: string | undefined;
  /** The main address. */
  target: string | undefined;
  content: RootContent[];
  /** Texts, images and links among the values. */
  more: RootContent[];
  toFlow: State["toFlow"];
}

type Show = (parts: Parts) => RootContent[] | undefined;

const TITLES = "title label name header heading tab caption summary".split(" ");
const WORDS =
  "text content message quote body description subtitle author attr cite 1".split(
    " ",
  );
const TARGETS = "href to url link permalink src 0".split(" ");
const IDS = "id videoid videoId youTubeId src url 0".split(" ");
const IMAGE_NAMES = "src image_path image img url path file 0".split(" ");
const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#].*)?$/iu;
const ADDRESS = /^(?:https?:\/\/|\/|\.{1,2}\/)[^\s/]\S*$/u;
const LABEL =
  /^(?:attention|caution|danger|error|hint|important|info|note|success|tip|warn(?:ing)?)$/iu;

/** How known components are shown, by their names. */
const KNOWN: readonly (readonly [RegExp, Show])[] = [
  [/youtube|^yt$/iu, embed("https://www.youtube.com/watch?v=")],
  [/^vimeo/iu, embed("https://vimeo.com/")],
  [/^(?:tweet|twitter|x)$/iu, embed("https://twitter.com/i/status/")],
  [/^instagram/iu, embed("https://www.instagram.com/p/")],
  [/^gist$/iu, embed("https://gist.github.com/")],
  [CODE_NAMES, showCode],
  [
    /(?:figure|image|img|photo|picture|thumb(?:nail)?|^images|^zoom)$/iu,
    showImage,
  ],
  [
    /^(?:admonition|alert|aside|attention|blockquote|callout.*|caution|danger|error|hint|important|info(?:box)?|message|note|notice|pullquote|quote|success|tip|warn(?:ing)?)$/iu,
    showNote,
  ],
  [
    /^(?:accordion.*|collaps.*|details?|expand(?:er)?|spoiler|toggle)$/iu,
    showDetails,
  ],
  [/^(?:a|anchor|btn|.*button|link|link-?card)$/iu, showLink],
  // Frames whose content says all.
  [
    /^(?:badge|box|cards?.*|center|code-?group|columns?|file-?tree|fragment|grid|highlight|item|panel|row|section|steps?|tab.*)$/iu,
    showContent,
  ],
];

/**
 * The nearest thing in Markdown to a component. Of one that is not known the content, the words, the images and the
 * links stay, and the report says so; without any of these it is shown as it is written.
 */
export function showComponent(
  component: Component,
  content: RootContent[],
  { line, report, toFlow }: ComponentPlace,
): RootContent[] {
  const { kind, name, source } = component;
  const parts = { component, content, toFlow, ...readParts(component) };
  const show = KNOWN.find(([names]) => names.test(name))?.[1];
  const known = show?.(parts);
  if (known !== undefined) return known;
  const shown = showContent(parts);
  const outcome = shown
    ? "its words and addresses are kept, the frame is gone"
    : "shown as written: it is not known";
  report(line, kind, shorten(source), outcome);
  if (shown !== undefined) return shown;
  const value = source.replaceAll(/\s+/gu, " ");
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

export function linkTo(words: string, url: string): Link {
  return { type: "link", url, children: [{ type: "text", value: words }] };
}

/** The first value under one of the names that is not empty. */
function valueOf(
  { values }: Component,
  ...names: string[]
): string | undefined {
  return names
    .map((name) => values.get(name)?.trim())
    .find((value) => value !== undefined && value !== "");
}

function readParts(component: Component) {
  const title = valueOf(component, ...TITLES);
  const target = valueOf(component, ...TARGETS);
  const more = [...component.values].flatMap(([name, value]): RootContent[] => {
    if (IMAGE_FILE.test(value) && !/\s/u.test(value)) {
      const alt = valueOf(component, "alt", "title", "caption") ?? "";
      return [paragraph({ type: "image", url: value, alt })];
    }
    if (ADDRESS.test(value)) {
      const words = TARGETS.includes(name) ? (title ?? value) : name;
      return [paragraph(linkTo(words, value))];
    }
    const isText = WORDS.includes(name) && value !== "" && value !== title;
    return isText ? [paragraph(...parseWords(value))] : [];
  });
  return { title, target, more };
}

/** A value as words: it may hold Markdown of one line. */
function parseWords(value: string): PhrasingContent[] {
  const { children } = parseMarkdown(value);
  const [only] = children;
  const isPlain =
    children.length === 1 &&
    only?.type === "paragraph" &&
    !only.children.some(({ type }) => /^html|Reference$/u.test(type));
  return isPlain ? only.children : [{ type: "text", value }];
}

function paragraph(...children: PhrasingContent[]): RootContent {
  return { type: "paragraph", children };
}

function bold(words: string): RootContent {
  const children: PhrasingContent[] = [{ type: "text", value: words }];
  return paragraph({ type: "strong", children });
}

/** A link to what is shown from another site. */
function embed(site: string): Show {
  return ({ component, title }) => {
    const { values } = component;
    const id = valueOf(component, ...IDS);
    if (id === undefined) return undefined;
    const user = values.get("user") ?? (values.has("1") ? id : undefined);
    const path = user === undefined ? id : `${user}/${values.get("1") ?? id}`;
    const base = user === undefined ? site : site.replace("i/status/", "");
    const status = base === site ? path : path.replace("/", "/status/");
    const url = /^https?:/u.test(id) ? id : base + encodeURI(status);
    return [linkTo(title ?? url.replace(/^https:\/\//u, ""), url)];
  };
}

function showImage({ component, content, toFlow }: Parts) {
  const url = valueOf(component, ...IMAGE_NAMES);
  if (url === undefined) return undefined;
  const caption = valueOf(component, "caption", "title", "description");
  const alt = valueOf(component, "alt") ?? caption ?? "";
  const image: PhrasingContent = { type: "image", url, alt };
  const target = valueOf(component, "href", "link", "attrlink");
  const isLinked = target !== undefined && target !== url;
  const credit = valueOf(component, "attr", "credit");
  const words = [caption, credit].flatMap((text) =>
    text === undefined ? [] : [paragraph(...parseWords(text))],
  );
  const rest = [...words, ...toFlow(content)];
  const shown = isLinked ? { ...linkTo("", target), children: [image] } : image;
  return rest.length === 0 ? [shown] : [paragraph(shown), ...rest];
}

function showNote({ component, content, more, title, toFlow }: Parts) {
  const type = valueOf(component, "type", "kind", "level", "variant", "0");
  const kind = (type ?? component.name).replace(/^(?:alert|callout)-/iu, "");
  const label = LABEL.test(kind)
    ? kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase()
    : undefined;
  const head = title ?? valueOf(component, "author") ?? label;
  // Text in the place of the type.
  const isText = type !== undefined && /\s/u.test(type);
  const blocks = [
    ...(head === undefined ? [] : [bold(head)]),
    ...(isText ? [paragraph(...parseWords(type))] : []),
    ...toFlow(content),
    ...more.filter((node) => toString(node) !== head),
  ];
  if (blocks.length === 0) return undefined;
  return [setChildren({ type: "blockquote", children: [] }, blocks)];
}

function showDetails({ component, content, more, title, toFlow }: Parts) {
  const blocks = [...toFlow(content), ...more];
  const summary = title ?? valueOf(component, "0") ?? "Details";
  return blocks.length === 0 ? undefined : showFold(summary, blocks);
}

function showCode({ component, content, title }: Parts) {
  const isText = content.every(({ type }) => /^(?:text|code)$/u.test(type));
  const words = isText ? toString({ type: "root", children: content }) : "";
  const value = valueOf(component, "code") ?? words.trim();
  if (value === "") return undefined;
  const lang = valueOf(component, "lang", "language", "0") ?? null;
  const isWord = /^code$/iu.test(component.name) && lang === null;
  if (isWord && title === undefined && !value.includes("\n"))
    return [{ type: "inlineCode" as const, value }];
  const head = title === undefined ? [] : [bold(title)];
  return [...head, { type: "code" as const, lang, value }];
}

function showLink({ content, target, title }: Parts) {
  if (target === undefined) return undefined;
  const link = linkTo(title ?? target, target);
  return [content.length > 0 ? setChildren(link, content) : link];
}

/** The content with the title above, and below what else is said. */
function showContent({ component, content, more, title, toFlow }: Parts) {
  const isTab = /^tab/iu.test(component.name) && content.length > 0;
  const head = title ?? (isTab ? valueOf(component, "value", "0") : undefined);
  const isLinked = more.some((node) => toString(node) === head);
  const above = head === undefined || isLinked ? [] : [bold(head)];
  if (above.length + content.length + more.length === 0) return undefined;
  return above.length + more.length === 0
    ? content
    : [...above, ...toFlow(content), ...more];
}
