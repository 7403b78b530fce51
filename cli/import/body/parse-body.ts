import type { Root } from "mdast";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { mdx } from "micromark-extension-mdx";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified, type Processor } from "unified";

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const mdxMarkdown = markdown().use(readMdx).freeze();
const looseMarkdown = markdown().use(readNoIndentedCode).freeze();

export function parseMarkdown(text: string): Root {
  return markdown.parse(text);
}

/** @throws Error with a `line` for a text that is no MDX */
export function parseMdx(text: string): Root {
  return mdxMarkdown.parse(text);
}

/** Reads MDX that is not valid as Markdown with HTML: like MDX, it takes no indented text for code. */
export function parseLooseMdx(text: string): Root {
  return looseMarkdown.parse(text);
}

function readMdx(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(mdx());
  (data.fromMarkdownExtensions ??= []).push(mdxFromMarkdown());
}

function readNoIndentedCode(this: Processor): void {
  const disable = { null: ["codeIndented"] };
  (this.data().micromarkExtensions ??= []).push({ disable });
}

/** Elements of HTML that a text may hold. Any other name is a component of some generator. */
const NAMES = new Set(
  `a abbr acronym address applet area article aside audio b base bdi bdo big blockquote body br button canvas caption
  center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption
  figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label
  legend li link main map mark marquee math menu meta meter nav nobr noscript object ol optgroup option output p param
  picture pre progress q rb rp rt rtc ruby s samp script section select small source span strike strong style sub
  summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr`.split(
    /\s+/u,
  ),
);

export function isHtmlName(name: string): boolean {
  return NAMES.has(name);
}
