import type { Root } from "mdast";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { mdx } from "micromark-extension-mdx";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified, type Processor } from "unified";

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const mdxMarkdown = unified().use(remarkParse).use(remarkGfm).use(readMdx).freeze();
/** Markdown with HTML, for MDX that nobody can read: like MDX, it takes no indented text for code. */
const looseMarkdown = unified().use(remarkParse).use(remarkGfm).use(readNoIndentedCode).freeze();

export interface ParsedBody {
  tree: Root;
  syntax: "markdown" | "mdx";
  /** Why the text is no MDX, and on which line of it. */
  problem?: { reason: string; line: number };
}

export function parseBody(text: string, syntax: "markdown" | "mdx"): ParsedBody {
  if (syntax === "markdown") return { tree: markdown.parse(text), syntax };
  try {
    return { tree: mdxMarkdown.parse(text), syntax };
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const problem = describeProblem(error);
    return { tree: looseMarkdown.parse(text), syntax: "markdown", problem };
  }
}

function describeProblem(error: unknown): { reason: string; line: number } {
  const reason = error instanceof Error ? error.message : String(error);
  const line = error instanceof Error && "line" in error ? Number(error.line) : 1;
  return { reason, line: Number.isFinite(line) && line > 0 ? line : 1 };
}

function readMdx(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(mdx());
  (data.fromMarkdownExtensions ??= []).push(mdxFromMarkdown());
}

function readNoIndentedCode(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push({ disable: { null: ["codeIndented"] } });
}
