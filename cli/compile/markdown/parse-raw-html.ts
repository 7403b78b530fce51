import type { Element, Root } from "hast";
import rehypeRaw from "rehype-raw";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";

const reader = unified().use(rehypeRaw).freeze();

/** Puts elements in place of the `raw` nodes of a tree, as a browser would read them. The tree is changed. */
export function parseRawHtml(tree: Root, text: string): Root {
  visit(tree, "element", keepFirstLine);
  return reader.runSync(tree, new VFile(text));
}

/**
 * Of the code of Markdown the parser drops a line feed that it begins with, or that follows it where it is empty: it
 * takes it for that of a `<pre>` without `<code>`, which no browser shows. Another one goes in its stead.
 */
function keepFirstLine({ children, tagName }: Element): void {
  const [code] = children;
  if (tagName !== "pre" || code?.type !== "element") return;
  const [first] = code.children;
  if (first === undefined) code.children.push({ type: "text", value: "\n" });
  else if (first.type === "text" && first.value.startsWith("\n"))
    first.value = `\n${first.value}`;
}
