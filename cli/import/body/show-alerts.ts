import type { Root } from "mdast";
import { visit } from "unist-util-visit";

const ALERT = /^\[!(note|tip|important|warning|caution)\]([^\n]*)(?:\n|$)/iu;

/** GitHub's `> [!NOTE]` as a quote with a label. */
export function showAlerts(tree: Root): void {
  visit(tree, "blockquote", ({ children }) => {
    const [first] = children;
    const [text] = first?.type === "paragraph" ? first.children : [];
    if (first?.type !== "paragraph" || text?.type !== "text") return;
    const [written, kind = "", title = ""] = ALERT.exec(text.value) ?? [];
    if (written === undefined) return;
    const label =
      title.trim() ||
      kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
    text.value = text.value.slice(written.length);
    children.unshift({
      type: "paragraph",
      children: [
        { type: "strong", children: [{ type: "text", value: label }] },
      ],
    });
  });
}
