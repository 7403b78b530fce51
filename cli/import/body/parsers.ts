import { mdxFromMarkdown } from "mdast-util-mdx";
import { mdx } from "micromark-extension-mdx";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified, type Data } from "unified";

export const markdown = createParser({});
export const mdxMarkdown = createParser({
  micromarkExtensions: [mdx()],
  fromMarkdownExtensions: [mdxFromMarkdown()],
});
/** Reads MDX that is not valid as Markdown with HTML: like MDX, it takes no indented text for code. */
export const looseMarkdown = createParser({
  micromarkExtensions: [{ disable: { null: ["codeIndented"] } }],
});

function createParser(data: Data) {
  return unified().data(data).use(remarkParse).use(remarkGfm).freeze();
}
