import type { Root } from "hast";
import rehypeRaw from "rehype-raw";
import { unified } from "unified";
import { VFile } from "vfile";

const reader = unified().use(rehypeRaw).freeze();

/** Puts elements in place of the `raw` nodes of a tree, as a browser would read them. */
export function parseRawHtml(tree: Root, text: string): Root {
  return reader.runSync(tree, new VFile(text));
}
