import type { Element, ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { toHast } from "mdast-util-to-hast";
import { shorten } from "../losses.ts";
import type { MarkPlace } from "./marks.ts";
import { parseMarkdown } from "./parse-body.ts";

/** A shortcode, an include or a JSX element of another generator: its name and what it is given. */
export interface Component {
  /** As written: `figure`, `TabItem`, `youtube`. */
  name: string;
  /** What its losses are called in the report. */
  kind: string;
  /** Values by name; those without one under "0", "1" and so on. */
  values: ReadonlyMap<string, string>;
  /** Its opening mark as the file has it. */
  source: string;
}

/** Components that show something of another site, and the address that it has there. */
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
const TARGETS = /^(?:href|to|url|link|permalink|src|\d)$/u;
const IMAGE_FILE = /^\S+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#].*)?$/iu;
const ADDRESS = /^(?:https?:\/\/|\/|\.{1,2}\/)[^\s/]\S*$/u;
const WORDS =
  /^(?:text|content|message|quote|body|description|author|caption|attr|code)$/u;

/**
 * The nearest thing in HTML to a component: its title, its content, and the texts, images and links among its values.
 * Without any of these it is shown as it is written. The report names what is not known.
 */
export function showComponent(
  component: Component,
  content: ElementContent[],
  place: MarkPlace,
): ElementContent[] {
  const { kind, name, source } = component;
  const link = linkToSite(component);
  if (link !== undefined) return [link];
  const title = valueOf(component, TITLES);
  const values = showValues(component, title);
  const isEmpty = content.every(
    (each) => each.type === "text" && each.value.trim() === "",
  );
  if (isEmpty && values.length === 0 && title === undefined)
    return showWritten(source, kind, place);
  const label = labelOf(component);
  if (NOTE.test(name)) {
    const marker = label ? h("p", `[!${label}]`) : [];
    const head = createHead(title);
    return [h("blockquote", marker, ...head, ...content, ...values)];
  }
  const outcome = "its words are kept, its frame is gone";
  if (!FRAME.test(name))
    place.report(place.line, kind, shorten(source), outcome);
  const words = title ?? label;
  if (!isEmpty) return [...createHead(words), ...content, ...values];
  const isSaid = values.some((each) => toString(each) === words);
  const blocks = isSaid ? values : [...createHead(words), ...values];
  return blocks.length === 1 ? (blocks[0]?.children ?? []) : blocks;
}

function createHead(words: string | undefined): Element[] {
  return words ? [h("p", h("strong", words))] : [];
}

/** Foreign code that nothing converts, as it is written. */
export function showWritten(
  source: string,
  kind: string,
  { line, report }: MarkPlace,
): ElementContent[] {
  report(line, kind, shorten(source), "shown as it is written");
  return [h("code", source.replaceAll(/\s+/gu, " "))];
}

/** True for a component whose content is code. */
export function isCodeName(name: string): boolean {
  return /^(?:code|code-?block|code-?snippet|prism|pre|math|katex|mermaid|chart)$/iu.test(
    name,
  );
}

/** The content of a component that shows code. */
export function showCode(
  { name, values }: Component,
  content: string,
): ElementContent[] {
  const given = values.get("lang") ?? values.get("language") ?? values.get("0");
  const own = /^(?:math|mermaid|chart)$/iu.test(name) ? name : given;
  const lang = own?.replaceAll(/[^\w.+#-].*/gu, "") ?? "";
  const value = content.replaceAll(/^[ \t]*\n|\n[ \t]*$/gu, "");
  const title = values.get("title")?.replaceAll('"', "'");
  const meta = title && `title="${title}"`;
  const code = h("code", { dataLang: lang, dataMeta: meta }, value);
  const isBlock = value.includes("\n") || lang !== "" || meta;
  return isBlock ? [h("pre", code)] : [code];
}

function linkToSite(component: Component) {
  const [, site] = SITES.find(([names]) => names.test(component.name)) ?? [];
  const id = valueOf(component, IDS);
  // Of two values, one is the name of a user.
  if (!site || id === undefined || component.values.has("1")) return undefined;
  const href = /^https?:/u.test(id) ? id : site + encodeURI(id);
  const title = valueOf(component, ["title", "caption"]);
  return h("a", { href }, title ?? href.replace(/^https:\/\//u, ""));
}

/** What a note or a tab is called by its kind. */
function labelOf(component: Component): string | undefined {
  const { name, values } = component;
  if (/^(?:tab|details)/iu.test(name)) return values.get("0");
  const kind = valueOf(component, KINDS) ?? name.replace(/^callout-/iu, "");
  return NOTE.test(name) && LABEL.test(kind) ? kind : undefined;
}

/** The first value under one of the names that is not empty. */
function valueOf({ values }: Component, names: readonly string[]) {
  return names.map((name) => values.get(name)?.trim()).find(Boolean);
}

/** The texts, images and links among the values of a component. */
function showValues({ values }: Component, title = ""): Element[] {
  return [...values].flatMap(([name, value]) => {
    if (IMAGE_FILE.test(value)) {
      const alt = values.get("alt") ?? values.get("caption") ?? title;
      return h("p", h("img", { src: value, alt }));
    }
    const words = TARGETS.test(name) ? title || value : name;
    if (ADDRESS.test(value)) return h("p", h("a", { href: value }, words));
    const isText =
      WORDS.test(name) || (/^\d$/u.test(name) && /\s/u.test(value));
    return isText && value !== title ? showWords(value) : [];
  });
}

/** A value as words: it may hold Markdown, but no HTML. */
function showWords(value: string): Element[] {
  if (/<[a-z/!]/iu.test(value)) return [h("p", value)];
  const { children } = h(null, toHast(parseMarkdown(value)));
  return children.filter((node) => node.type === "element");
}
