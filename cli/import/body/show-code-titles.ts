import type { Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { isKnownLanguage } from "../../model/language-names.ts";

const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)')\s*/u;

/** Titles of code blocks above them, and their languages without what other tools write behind them. */
export function showCodeTitles(tree: Root): void {
  visit(tree, "code", (node, index, parent) => {
    const { lang = "", meta } = node;
    const bare = /^[{.]*([\w+#-]+)/u.exec(lang ?? "")?.[1];
    if (bare !== undefined && bare !== lang && isKnownLanguage(bare))
      node.lang = bare;
    const found = TITLE.exec(meta ?? "");
    const title = found?.[1] ?? found?.[2] ?? "";
    if (title === "" || parent === undefined || index === undefined)
      return undefined;
    node.meta = meta?.replace(TITLE, "").trim() || null;
    parent.children.splice(index, 0, {
      type: "paragraph",
      children: [
        { type: "strong", children: [{ type: "text", value: title }] },
      ],
    });
    return [SKIP, index + 2];
  });
}
