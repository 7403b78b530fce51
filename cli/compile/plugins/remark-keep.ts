import type { Root } from "mdast";
import type { VFile } from "vfile";

/** Keeps the tree of the Markdown in the data of the file, for rules about how it is written. */
export function remarkKeep() {
  return (tree: Root, file: VFile): void => {
    file.data.markdown = tree;
  };
}
