import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/** Gives headings that end with `{#own-id}` that id. */
export function remarkHeadingIds() {
  return (tree: Root, file: VFile): void => {
    if (!String(file).includes("{#")) return;
    visit(tree, "heading", (heading) => {
      const text = heading.children.at(-1);
      if (text?.type !== "text") return;
      const { end, start } = text.position ?? {};
      const written = String(file).slice(start?.offset, end?.offset);
      const [, id] = OWN_ID.exec(written) ?? [];
      if (id === undefined) return;
      text.value = text.value.slice(0, text.value.lastIndexOf("{#")).trimEnd();
      heading.data = { ...heading.data, hProperties: { id } };
    });
  };
}

/** An id at the end of a heading: `## Title {#own-id}`. After a backslash, the brace is text. */
const OWN_ID = /(?<!\\)\{#([\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)\}\s*$/u;
