import type { Root } from "hast";
import { h } from "hastscript";
import type { VFile } from "vfile";
import { findFence, parseCodeOptions } from "../../model/code-fence.ts";
import { eachNamed } from "./each-element.ts";
import { placeOfBody } from "./file-data.ts";

/**
 * Puts each block of code with a title into a figure, with the title as its caption. A block with the name of a tab keeps
 * it as `data-tab`.
 */
export function rehypeCodeTitles() {
  return (tree: Root, file: VFile): void => {
    const place = placeOfBody(file);
    eachNamed(tree, "pre", (block) => {
      const text = findFence(block, place)?.options.text ?? "";
      const { title = "", tab = "" } = parseCodeOptions(text);
      if (title === "") {
        if (tab !== "") block.properties.dataTab = tab;
        return undefined;
      }
      const parts = [h("figcaption", title), { ...block }];
      Object.assign(
        block,
        h("figure.code-block", { dataTab: tab || undefined }, parts),
      );
      return "skip";
    });
  };
}
