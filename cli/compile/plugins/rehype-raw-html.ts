import type { Nodes, Root } from "hast";
import rehypeRaw from "rehype-raw";
import type { VFile } from "vfile";
import { eachNamed } from "./each-element.ts";

/**
 * Parses the HTML that an author wrote with `rehype-raw`. A text without any, as most are, is left as it is: it would
 * come out the same, after a third of the time that the whole text takes.
 */
export function rehypeRawHtml() {
  const parse = rehypeRaw();
  return (tree: Root, file: VFile): Root => {
    if (!hasRaw(tree)) return tree;
    keepFirstLines(tree);
    return parse(tree, file);
  };
}

const hasRaw = (node: Nodes): boolean =>
  node.type === "raw" || ("children" in node && node.children.some(hasRaw));

/** Keeps an empty first line of a code block: browsers drop a line feed after the tag `<pre>`. */
function keepFirstLines(tree: Root): void {
  eachNamed(tree, "pre", ({ children }) => {
    const [code] = children;
    const [first] = code?.type === "element" ? code.children : [];
    if (first?.type === "text" && first.value.startsWith("\n"))
      first.value = `\n${first.value}`;
  });
}
