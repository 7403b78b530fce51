import { nameToEmoji } from "gemoji";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/** A name between colons, with nothing around it that makes it a part of a word, a time, an address or a table. */
const NAME = /(?<![\p{L}\p{N}_:/]):([-+]1|\w[-\w]*):(?![\p{L}\p{N}_:/])/gu;

/**
 * Replaces names such as `:tada:` by their emoji, as on GitHub. A backslash before the first colon keeps the name.
 * `remark-gemoji` would find one in `10:100:20` and knows no backslash.
 */
export function remarkEmoji() {
  return (tree: Root, file: VFile): void => {
    const text = String(file);
    if (text.match(NAME) === null) return;
    visit(tree, "text", (node) => {
      const { end, start } = node.position ?? {};
      const written = text.slice(start?.offset, end?.offset);
      node.value = node.value.replaceAll(NAME, (found, name: string) =>
        written.includes(`\\${found}`) || !Object.hasOwn(nameToEmoji, name)
          ? found
          : String(nameToEmoji[name]),
      );
    });
  };
}
