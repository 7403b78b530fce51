import type { List, Node } from "mdast";
import { rangeOfNode, type BodyTree } from "../../model/body-tree.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const listIndent = defineRule({
  id: "list/indent",
  level: "warn",
  what: "A line is indented below an item of a list, but by too few spaces to belong to it.",
  why: "It ends the list, or becomes an item of the same level: numbers begin again and nothing is nested.",
  whatToDo:
    "Indent it as far as the words of the item above it: by two spaces under `- `, by three under `1. `.",
  bad: "1. Listen\n  «-» every day\n2. Reply",
  good: "1. Listen\n   - every day\n2. Reply",
  checkBody(body) {
    const found: Finding[] = [];
    for (const { list, next } of body.markdown.lists)
      for (const [above, node] of [
        ...flattened(list),
        ...blockAfter(list, next),
      ])
        found.push(describe(above, node, body));
    return found;
  },
});

type Misplaced = [above: Node, node: Node];

const column = ({ position }: Node): number => position?.start.column ?? 1;

/**
 * The first item that is further to the right than the one at the start. One space may be a slip of the hand, unless a
 * bullet further down is at the left again.
 */
function flattened({ children, ordered }: List): Misplaced[] {
  const columns = children.map(column);
  const [left = 1] = columns;
  const at = columns.findIndex((each) => each > left);
  const [above, node] = [children[at - 1], children[at]];
  if (above === undefined || node === undefined) return [];
  const isBack = !ordered && columns.slice(at).includes(left);
  return isBack || column(node) > left + 1 ? [[above, node]] : [];
}

const BLOCKS = new Set(["paragraph", "list", "code", "blockquote", "table"]);

/** A block behind a list that is indented more than the list. */
function blockAfter(list: List, node: Node | undefined): Misplaced[] {
  const above = list.children.at(-1);
  if (above === undefined || node === undefined) return [];
  const spaces = column(node) - column(list);
  const isMeant = spaces > 1 || (spaces === 1 && node.type === "list");
  return isMeant && BLOCKS.has(node.type) ? [[above, node]] : [];
}

function describe(above: Node, node: Node, body: BodyTree): Finding {
  const { text } = body.source;
  const { start } = rangeOfNode(node, body);
  const [first = ""] = /^\S+/u.exec(text.slice(start, start + 80)) ?? [];
  const item = rangeOfNode(above, body);
  const [marker = ""] =
    /^\S+ {1,4}/u.exec(text.slice(item.start, item.end)) ?? [];
  const wanted = column(above) - 1 + marker.length;
  return {
    range: { start, end: start + first.length },
    message:
      "This is indented, but by too few spaces to belong to the item above it.",
    help: `Indent it by ${wanted} spaces, or as far as the other items.`,
  };
}
