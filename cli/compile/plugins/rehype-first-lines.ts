import type { Root } from "hast";
import { eachNamed } from "./each-element.ts";

/**
 * Keeps an empty first line of a code block through `rehype-raw`, which drops a line feed there, as browsers do after
 * the tag `<pre>`.
 */
export function rehypeFirstLines() {
  return (tree: Root): void => {
    eachNamed(tree, "pre", ({ children }) => {
      const [code] = children;
      const [first] = code?.type === "element" ? code.children : [];
      if (first?.type === "text" && first.value.startsWith("\n"))
        first.value = `\n${first.value}`;
    });
  };
}
