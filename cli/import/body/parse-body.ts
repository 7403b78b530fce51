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

/** Gives why a text is no MDX, and on which of its lines, when it is none. */
export function parseMdx(
  text: string,
): { tree: Root } | { reason: string; line: number } {
  try {
    return { tree: mdxMarkdown.parse(text) };
  } catch (error) {
    if (error instanceof RangeError || !(error instanceof Error)) throw error;
    const line = "line" in error ? Number(error.line) : 1;
    return { reason: error.message, line: line > 0 ? line : 1 };
  }
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
