import type { Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { isKnownLanguage } from "../../model/language-names.ts";

const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)')\s*/u;

/** Titles of code blocks above them, and their languages without what other tools write behind them. */
export function showCodeTitles(tree: Root): void {
  visit(tree, "code", (node, index, parent) => {
    const bare = /^[{.]*([\w+#-]+)/u.exec(node.lang ?? "")?.[1];
    if (bare !== undefined && isKnownLanguage(bare)) node.lang = bare;
    const meta = node.meta ?? "";
    const [, double, single = double] = TITLE.exec(meta) ?? [];
    const title = single ?? "";
    if (title === "" || parent === undefined || index === undefined)
      return undefined;
    node.meta = meta.replace(TITLE, "").trim() || null;
    parent.children.splice(index, 0, {
      type: "paragraph",
      children: [
        { type: "strong", children: [{ type: "text", value: title }] },
      ],
    });
    return [SKIP, index + 2];
  });
}
