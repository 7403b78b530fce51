import { h } from "hastscript";
import type { Element } from "hast";
import type { BodyTree } from "../../model/body-tree.ts";
import { findFence } from "../../model/code-fence.ts";
import { parseCodeOptions } from "../../model/code-options.ts";

/** Puts each block of code with a title into a figure, with the title as its caption. True if there were any. */
export function titleCode(body: BodyTree): boolean {
  const titled = body.elementsNamed("pre").filter((block) => {
    const text = findFence(block, body)?.options.text ?? "";
    const { title = "" } = parseCodeOptions(text);
    if (title === "") return false;
    const inner: Element = { ...block };
    // The node itself becomes the figure, so its parent need not be known.
    Object.assign(
      block,
      h("figure.code-block", [h("figcaption", title), inner]),
    );
    return true;
  });
  return titled.length > 0;
}
