import type { Element, ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { toHast } from "mdast-util-to-hast";
import { toCalloutKind } from "../../model/callout.ts";
import { shorten, type ReportHere } from "../project/open-project.ts";
import { markdown } from "./parsers.ts";

/** A shortcode, an include or a JSX element of another generator: its name and what it is given. */
export interface Component {
  /** As written: `figure`, `TabItem`, `youtube`. */
  name: string;
  /** What its losses are called in the report. */
  kind: string;
  /** Values by name; those without one under "0", "1" and so on. */
  values: Map<string, string>;
  /** Its opening mark as the file has it. */
  source: string;
}

/** Components that show something of another site, and the address that it has there. */
const SITES = [
  [/youtube|^yt$/iu, "https://www.youtube.com/watch?v="],
  [/^vimeo/iu, "https://vimeo.com/"],
  [/^(?:tweet|twitter|x)$/iu, "https://twitter.com/i/status/"],
] as const;
/** Components that are shown as quotes, besides those with the name of a callout. */
const NOTE =
  /^(?:admonition|alert|aside|blockquote|callout.*|message|notice|quote)$/iu;
/** Components whose content and values say all. */
const FRAME =
  /^(?:badge|box|cards?.*|center|code|code-?(?:block|group|tabs)|columns?|details?|figure|grid|highlight|image|img|link.*|picture|row|steps?|tab.*)$/iu;
/** Components whose content is code. */
export const CODE_NAME =
  /^(?:[Cc]ode|[Cc]ode-?[Bb]lock|[Cc]ode-?[Ss]nippet|highlight|[Pp]rism|pre|[Mm]ath|katex|[Mm]ermaid|[Cc]hart)$/u;

/** Components that do not show what they hold to everybody. */
const HIDING =
  /^(?:private|hide|hidden|drafts?|secret|protected|internal|password|(?:en|de)crypt\w*|locked|paywall|(?:for)?(?:members|subscribers)(?:-?only)?|unlisted|(?:dev|debug)(?:-?only)?|if|ifdef|if-\w+|show-?if|when)$/iu;

/** Names of values, by what they are for. */
const IDS = /^(?:id|video_?id|youtube_?id|0)$/iu;
const KINDS = ["type", "kind", "level", "variant", "0"];
const TITLES = "title label name header heading summary value".split(" ");
const LINKS = /^(?:data|dataSrc|href|link|permalink|src|to|url|\d)$/u;
/** Keys and values that are words: by their keys, or those without one that have several words. */
const WORDS =
  /^(?:text|content|message|quote|body|description|author|caption|attr|attribution|by|cite|code|copyright|credits?|footer|licen[cs]e|photographer|source|subtitle) |^\d \S+\s/u;
/** Keys of what is about the look alone, and values that say nothing by themselves. */
const LOOK =
  /^(?:align|class(?:Name)?|color|decoding|fit|height|icon|id|lang(?:uage)?|line\w*|hl_lines|loading|loop|position|rel|size|sizes|style|target|theme|width) $|^ (?:true|false|[\d\s.,x:-]*(?:px|em|rem|%|vw|vh)?|(?:linenos|hl_lines|linenostart|style|noclasses)\b.*)$/iu;
/** Keys and values of what is played. */
const SOURCES = /^(?:data|dataSrc|src) \S+$/u;
const IMAGE_FILE = /^[^<>"\n]*\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#].*)?$/iu;
/** Keys whose values are files, also with spaces in their names. */
const FILES = /^(?:src|file|image|img|path|url)$/iu;
const ADDRESS = /^(?:(?:https?:)?\/\/|\/|\.{1,2}\/)[^\s/]\S*$/u;

/**
 * The nearest thing in HTML to a component: its title, its content, and the texts, images and links among its values.
 * Without any of these it is shown as it is written. The report names what is not known.
 */
export function showComponent(
  component: Component,
  content: ElementContent[],
  report: ReportHere,
): ElementContent[] {
  const { kind, name, source } = component;
  const isText = content.every(({ type }) => type === "text");
  const text = isText ? toString(h(null, content)) : "";
  const isEmpty = isText && text.trim() === "";
  if (!isEmpty && isText && CODE_NAME.test(name))
    return showCode(component, text, report);
  const { head, left, tail } = showValues(component, isEmpty);
  const blocks = [...head, ...tail];
  if (isEmpty && blocks.length === 0) return showWritten(source, kind, report);
  const isNote = isNoteName(name);
  if (!isNote) reportFrame(component, report);
  reportLeft(component, isNote ? new Set(KINDS) : new Set(), left, report);
  // A single image or link may stand among words.
  if (isEmpty && !isNote && blocks.length === 1)
    return blocks.flatMap(({ children }) => children);
  const shown = [...head, ...content, ...tail];
  return isNote ? [h("blockquote", markerOf(component), ...shown)] : shown;
}

/** Names a component that is more than its words. */
function reportFrame({ kind, name, source }: Component, report: ReportHere) {
  const outcome = "its words are kept, its frame is gone";
  if (!FRAME.test(name)) report(kind, shorten(source), outcome);
  if (HIDING.test(name)) report("hidden", shorten(source), MAY_HIDE);
}

/** What becomes of a text that may hide a part of itself. */
export const MAY_HIDE =
  "a draft: the old site may not show what this holds to everybody";

function isNoteName(name: string): boolean {
  return NOTE.test(name) || toCalloutKind(name) !== undefined;
}

/** Names each value that is not shown, except what is about the look alone. */
function reportLeft(
  { kind, name }: Component,
  used: ReadonlySet<string>,
  left: Iterable<[string, string]>,
  report: ReportHere,
): void {
  // What HTML says beside its words and addresses is about the look.
  if (kind === "html") return;
  const outcome = "left out: only the component shows it";
  for (const [key, value] of left)
    if (!used.has(key) && !LOOK.test(`${key} `) && !LOOK.test(` ${value}`))
      report(kind, `${name} ${key}: ${shorten(value)}`, outcome);
}

/** The marker of a callout, where the values or the name of a note say what kind it is. */
function markerOf({ name, values }: Component): Element[] {
  const known = [...KINDS.map((each) => values.get(each) ?? ""), name]
    .map((kind) => kind.replace(/^callout-/iu, ""))
    .find((kind) => toCalloutKind(kind) !== undefined);
  return known ? [h("p", `[!${known}]`)] : [];
}

/** Foreign code that nothing converts, as it is written. */
export function showWritten(source: string, kind: string, report: ReportHere) {
  report(kind, shorten(source), "shown as it is written");
  return [h("code", shorten(source, Infinity))];
}

/** The content of a component that shows code. */
function showCode(component: Component, content: string, report: ReportHere) {
  const { name, values } = component;
  const used = new Set(["lang", "language", "title", "0"]);
  reportLeft(component, used, values, report);
  const given = values.get("lang") ?? values.get("language") ?? values.get("0");
  const own = /^(?:math|mermaid|chart)$/iu.test(name) ? name : given;
  const lang = own?.replaceAll(/[^\w.+#-].*/gu, "") ?? "";
  const value = content.replaceAll(/^[ \t]*\n|\n[ \t]*$/gu, "");
  const title = values.get("title")?.replaceAll('"', "'");
  const meta = title && `title="${title}"`;
  const code = h("code", value);
  const isBlock = value.includes("\n") || lang !== "" || meta;
  return isBlock
    ? [h("pre", { dataLang: lang, dataMeta: meta }, code)]
    : [code];
}

/** The title among the values of a component, the texts, images and links, and the values that are none of them. */
function showValues({ name, values }: Component, isEmpty: boolean) {
  const site = SITES.find(([names]) => names.test(name))?.[1];
  const isTab = /^(?:details|tab|tab-?item)$/iu.test(name);
  const titles = [...TITLES, ...(isTab ? ["0"] : [])];
  const valueOf = (key = "") => values.get(key)?.trim() ?? "";
  // The name of a part that shows nothing else is no title.
  const titleKey = titles.find(
    (key) =>
      valueOf(key) !== "" &&
      !(key === "name" && isEmpty && /^[\w-]+$/u.test(valueOf(key))),
  );
  const title = valueOf(titleKey);
  const altKey = ["alt", "caption"].find((key) => values.has(key)) ?? titleKey;
  const alt = valueOf(altKey);
  const left: [string, string][] = [];
  const tail = [...values].flatMap(([key, value]): Element[] => {
    const isId = site && IDS.test(key) && /^[\w-]+$/u.test(value);
    const href = isId ? site + value : value;
    const isFile = FILES.test(key) || !/\s/u.test(value);
    if (isFile && IMAGE_FILE.test(value))
      return [h("p", h("img", { src: value, alt }))];
    const words = isId || LINKS.test(key) ? title || shorten(href) : key;
    if (ADDRESS.test(href) || SOURCES.test(`${key} ${value}`))
      return [h("p", h("a", { href }, words))];
    const isSaid = value.trim() === title;
    if (WORDS.test(`${key} ${value}`) && !isSaid) return showWords(value);
    if (!isSaid) left.push([key, value]);
    return [];
  });
  const hasImage = toHtml(tail).includes("<img");
  const isSaid = title === "" || tail.some((each) => toString(each) === title);
  const head = isSaid ? [] : [h("p", h("strong", title))];
  const lost = left.filter(([key]) => !(hasImage && key === altKey));
  return { head, left: lost, tail };
}

/** A value as words: it may hold Markdown, but no HTML. */
function showWords(value: string): Element[] {
  if (/<[a-z/!]/iu.test(value)) return [h("p", value)];
  const { children } = h(null, toHast(markdown.parse(value)));
  return children.filter((node) => node.type === "element");
}
