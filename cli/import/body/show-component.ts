import { escapeText } from "entities";
import type { State } from "hast-util-to-mdast";
import type { Blockquote, Link, PhrasingContent, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { shorten, type ReportLoss } from "../losses.ts";
import type { Component } from "./marks.ts";
import { parseMarkdown } from "./parse-body.ts";
import { setChildren } from "./tidy-tree.ts";

/** Where a component stands. */
export interface ComponentPlace {
  line: number;
  report: ReportLoss;
  toFlow: State["toFlow"];
}

/** Where components lead that show something of another site. */
const SITES = [
  [/youtube|^yt$/iu, "https://www.youtube.com/watch?v="],
  [/^vimeo/iu, "https://vimeo.com/"],
  [/^(?:tweet|twitter|x)$/iu, "https://twitter.com/i/status/"],
] as const;
/** Components that are shown as quotes. */
const NOTE =
  /^(?:admonition|alert|aside|blockquote|callout.*|caution|danger|hint|important|info|message|note|notice|quote|tip|warning)$/iu;
const LABEL = /^(?:caution|danger|hint|important|info|note|tip|warning)$/iu;
/** Components whose content and values say all. */
const FRAME =
  /^(?:badge|box|cards?.*|center|code|code-?(?:block|group|tabs)|columns?|details?|figure|grid|highlight|image|img|link.*|picture|row|steps?|tab.*)$/iu;

/** Names of values, by what they are for. */
const IDS = ["id", "videoid", "videoId", "youTubeId", "src", "url", "0"];
const KINDS = ["type", "kind", "level", "variant", "0"];
const TITLES = "title label name header heading summary value".split(" ");
const WORDS =
  /^(?:text|content|message|quote|body|description|author|caption|attr|code)$/u;
const TARGETS = /^(?:href|to|url|link|permalink|src|\d)$/u;
const IMAGE_FILE = /^\S+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#].*)?$/iu;
const ADDRESS = /^(?:https?:\/\/|\/|\.{1,2}\/)[^\s/]\S*$/u;

/**
 * The nearest thing in Markdown to a component: its title, its content, and the texts, images and links among its
 * values. Without any of these it is shown as it is written. The report names what is not known.
 */
export function showComponent(
  component: Component,
  content: RootContent[],
  { line, report, toFlow }: ComponentPlace,
): RootContent[] {
  const { kind, name, source } = component;
  const link = linkToSite(component);
  if (link !== undefined) return [link];
  const isNote = NOTE.test(name);
  const title = valueOf(component, TITLES);
  const values = showValues(component, title);
  if (content.length + values.length === 0 && title === undefined) {
    report(line, kind, shorten(source), "shown as written: it is not known");
    const value = source.replaceAll(/\s+/gu, " ");
    return [{ type: "inlineCode", value, data: { isMark: true } }];
  }
  if (!isNote && !FRAME.test(name))
    report(
      line,
      kind,
      shorten(source),
      "its words are kept, its frame is gone",
    );
  const words = title ?? labelOf(component);
  const isSaid =
    !content.length && values.some((each) => toString(each) === words);
  const head = words === undefined || isSaid ? [] : [bold(words)];
  const blocks = [...head, ...toFlow(content), ...values];
  if (isNote) return [showNote(component, blocks, title !== undefined)];
  if (head.length + values.length === 0) return content;
  const [only] = blocks;
  const isWord = blocks.length === 1 && only?.type === "paragraph";
  return isWord ? only.children : blocks;
}

/** A quote; a callout where its kind is known. */
function showNote(
  component: Component,
  blocks: RootContent[],
  isTitled: boolean,
): Blockquote {
  const quote: Blockquote = { type: "blockquote", children: [] };
  const kind = labelOf(component);
  if (kind !== undefined) quote.data = { callout: { kind, isTitled } };
  return setChildren(quote, blocks);
}

/** The fold of HTML that pages may hold. */
export function showFold(title: string, blocks: RootContent[]): RootContent[] {
  const value = `<details>\n<summary>${escapeText(title)}</summary>`;
  const end = { type: "html", value: "</details>" } as const;
  return [{ type: "html", value }, ...blocks, end];
}

export function linkTo(words: string, url: string): Link {
  return { type: "link", url, children: [{ type: "text", value: words }] };
}

function linkToSite(component: Component): Link | undefined {
  const [, site] = SITES.find(([names]) => names.test(component.name)) ?? [];
  const id = valueOf(component, IDS);
  // Of two values, one is the name of a user.
  if (!site || id === undefined || component.values.has("1")) return undefined;
  const url = /^https?:/u.test(id) ? id : site + encodeURI(id);
  const title = valueOf(component, ["title", "caption"]);
  return linkTo(title ?? url.replace(/^https:\/\//u, ""), url);
}

/** What a note or a tab is called by its kind. */
function labelOf(component: Component): string | undefined {
  const { name, values } = component;
  if (/^(?:tab|details)/iu.test(name)) return values.get("0");
  const kind = valueOf(component, KINDS) ?? name.replace(/^callout-/iu, "");
  const isLabel = NOTE.test(name) && LABEL.test(kind);
  return isLabel ? kind.charAt(0).toUpperCase() + kind.slice(1) : undefined;
}

/** The first value under one of the names that is not empty. */
function valueOf({ values }: Component, names: readonly string[]) {
  return names
    .map((name) => values.get(name)?.trim())
    .find((value) => value !== undefined && value !== "");
}

/** The texts, images and links among the values of a component. */
function showValues({ values }: Component, title = ""): RootContent[] {
  return [...values].flatMap(([name, value]): RootContent[] => {
    if (IMAGE_FILE.test(value)) {
      const alt = values.get("alt") ?? values.get("caption") ?? title;
      return [paragraph({ type: "image", url: value, alt })];
    }
    const words = TARGETS.test(name) ? title || value : name;
    if (ADDRESS.test(value)) return [paragraph(linkTo(words, value))];
    const isText =
      WORDS.test(name) || (/^\d$/u.test(name) && /\s/u.test(value));
    return isText && value !== title ? [paragraph(...parseWords(value))] : [];
  });
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
  const text = { type: "text", value: words } as const;
  return paragraph({ type: "strong", children: [text] });
}
