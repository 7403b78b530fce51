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

/** What a component says. */
interface Parts {
  component: Component;
  title: string | undefined;
  content: RootContent[];
  /** Texts, images and links among its values. */
  more: RootContent[];
  toFlow: State["toFlow"];
}

type Show = (parts: Parts) => RootContent[] | undefined;

const TITLES = "title label name header heading caption summary".split(" ");
const WORDS = "text content message quote body description author".split(" ");
const TARGETS = "href to url link permalink src 0".split(" ");
const IDS = "id videoid videoId youTubeId src url 0".split(" ");
const IMAGE_FILE = /^\S+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#].*)?$/iu;
const ADDRESS = /^(?:https?:\/\/|\/|\.{1,2}\/)[^\s/]\S*$/u;

/** How known components are shown, by their names. */
const KNOWN: readonly (readonly [RegExp, Show])[] = [
  [/youtube|^yt$/iu, embed("https://www.youtube.com/watch?v=")],
  [/^vimeo/iu, embed("https://vimeo.com/")],
  [/^(?:tweet|twitter|x)$/iu, embed("https://twitter.com/i/status/")],
  [CODE_NAMES, showCode],
  [/(?:figure|image|img|photo|picture|thumb|thumbnail)$/iu, showImage],
  [
    /^(?:admonition|alert|aside|blockquote|callout.*|caution|danger|hint|important|info|message|note|notice|quote|tip|warning)$/iu,
    showNote,
  ],
  [
    /^(?:badge|box|cards?.*|center|code-?group|columns?|details?|grid|highlight|row|steps?|tab.*)$/iu,
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
  const parts = { component, content, toFlow, ...readValues(component) };
  const known = KNOWN.find(([names]) => names.test(name))?.[1](parts);
  if (known !== undefined) return known;
  const shown = showContent(parts);
  const outcome = shown
    ? "its words and addresses are kept, the frame is gone"
    : "shown as written: it is not known";
  report(line, kind, shorten(source), outcome);
  const value = source.replaceAll(/\s+/gu, " ");
  return shown ?? [{ type: "inlineCode", value, data: { isMark: true } }];
}

export function showFold(title: string, blocks: RootContent[]): RootContent[] {
  const value = `<details>\n<summary>${escapeText(title)}</summary>`;
  const end = { type: "html", value: "</details>" } as const;
  return [{ type: "html", value }, ...blocks, end];
}

export function linkTo(words: string, url: string): Link {
  return { type: "link", url, children: [{ type: "text", value: words }] };
}

/** The first value under one of the names that is not empty. */
function valueOf({ values }: Component, names: readonly string[]) {
  return names
    .map((name) => values.get(name)?.trim())
    .find((value) => value !== undefined && value !== "");
}

function readValues(component: Component) {
  const title = valueOf(component, TITLES);
  const more = [...component.values].flatMap(([name, value]): RootContent[] => {
    if (IMAGE_FILE.test(value))
      return [paragraph({ type: "image", url: value, alt: title ?? "" })];
    const words = TARGETS.includes(name) ? (title ?? value) : name;
    if (ADDRESS.test(value)) return [paragraph(linkTo(words, value))];
    const isText = WORDS.includes(name) && value !== "" && value !== title;
    return isText ? [paragraph(...parseWords(value))] : [];
  });
  return { title, more };
}

/** A value as words: it may hold Markdown of one line. */
function parseWords(value: string): PhrasingContent[] {
  const [only, ...others] = parseMarkdown(value).children;
  const isPlain =
    only?.type === "paragraph" &&
    others.length === 0 &&
    !only.children.some(({ type }) => /^html|Reference$/u.test(type));
  return isPlain ? only.children : [{ type: "text", value }];
}

function paragraph(...children: PhrasingContent[]): RootContent {
  return { type: "paragraph", children };
}

function bold(words: string): RootContent {
  return paragraph({
    type: "strong",
    children: [{ type: "text", value: words }],
  });
}

/** A link to what is shown from another site. */
function embed(site: string): Show {
  return ({ component, title }) => {
    const id = valueOf(component, IDS);
    if (id === undefined || component.values.has("1")) return undefined;
    const url = /^https?:/u.test(id) ? id : site + encodeURI(id);
    return [linkTo(title ?? url.replace(/^https:\/\//u, ""), url)];
  };
}

function showImage({ component, content, title, toFlow }: Parts) {
  const names = ["src", "image_path", "image", "img", "url", "path", "file"];
  const url = valueOf(component, [...names, "0"]);
  if (url === undefined) return undefined;
  const caption = component.values.get("caption") ?? title;
  const alt = component.values.get("alt") ?? caption ?? "";
  const image: PhrasingContent = { type: "image", url, alt };
  const words = [caption, component.values.get("attr")].flatMap((text) =>
    text ? [paragraph(...parseWords(text))] : [],
  );
  const rest = [...words, ...toFlow(content)];
  return rest.length === 0 ? [image] : [paragraph(image), ...rest];
}

function showNote({ component, content, more, title, toFlow }: Parts) {
  const kind = valueOf(component, ["type", "kind", "level", "variant", "0"]);
  const words = kind ?? component.name.replace(/^(?:alert|callout)-/iu, "");
  const isLabel = !/quote|^(?:admonition|alert|aside|callout)$/iu.test(words);
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  const head = title ?? (isLabel ? label : undefined);
  const blocks = [
    ...(head === undefined ? [] : [bold(head)]),
    ...toFlow(content),
    ...more,
  ];
  if (content.length + more.length === 0 && kind === undefined)
    return undefined;
  return [setChildren({ type: "blockquote", children: [] }, blocks)];
}

function showCode({ component, content, title }: Parts) {
  const isText = content.every(({ type }) => /^(?:text|code)$/u.test(type));
  const words = isText ? toString({ type: "root", children: content }) : "";
  const value = component.values.get("code") ?? words.trim();
  if (value === "") return undefined;
  const lang = valueOf(component, ["lang", "language", "0"]) ?? null;
  const head = title === undefined ? [] : [bold(title)];
  return [...head, { type: "code" as const, lang, value }];
}

/** The content with the title above, and below what else is said. */
function showContent({ component, content, more, title, toFlow }: Parts) {
  const isTab = /^tab/iu.test(component.name) && content.length > 0;
  const head =
    title ?? (isTab ? valueOf(component, ["value", "0"]) : undefined);
  const isLinked = more.some((node) => toString(node) === head);
  const above = head === undefined || isLinked ? [] : [bold(head)];
  if (above.length + content.length + more.length === 0) return undefined;
  const isPlain = above.length + more.length === 0;
  return isPlain ? content : [...above, ...toFlow(content), ...more];
}
