import type { Element, Nodes, Root } from "hast";

/**
 * Where the tree of the reference and another of the same text differ, one line a difference: kinds, properties, texts,
 * and where in the text each node stands. What nothing reads is left out: the name of a code block's language beside
 * its class, the start of a paragraph that begins with the box of a task, where lists, their items and quotes end, and
 * white space at the ends of any node, with the signs of quotes that begin the next line. So are the places of nodes that have none in the reference, such as a link that
 * was made of a bare address.
 */
export function findDifferences(
  text: string,
  first: Nodes,
  second: Nodes,
  path = "",
): string[] {
  const name = nameOf(first);
  if (name !== nameOf(second))
    return [`${path}: ${name} is ${nameOf(second)} in the other`];
  const here = `${path}/${name}`;
  const found: string[] = [];
  const isPlaced = first.position !== undefined;
  const [one, other] = [first, second].map((node) =>
    JSON.stringify([isPlaced && placeOf(node, text), describe(node)]),
  );
  if (one !== other) found.push(`${here}: ${one} is ${other} in the other`);
  const children = childrenOf(first);
  const others = childrenOf(second);
  const [names, otherNames] = [children, others].map((nodes) =>
    nodes.map(nameOf).join(" "),
  );
  if (names !== otherNames)
    return [
      ...found,
      `${here}: holds ${names}, and ${otherNames} in the other`,
    ];
  for (const [place, child] of children.entries()) {
    const twin = others[place];
    if (twin !== undefined)
      found.push(...findDifferences(text, child, twin, here));
  }
  return found;
}

function nameOf(node: Nodes): string {
  return node.type === "element" ? node.tagName : node.type;
}

function childrenOf(node: Nodes): (Root | Element)["children"] {
  return "children" in node ? node.children : [];
}

/** White space, and the signs of quotes in the lines that follow it. */
const LAST_SPACE = /\s*(?:\n[\s>]*)?$/u;
const CONTAINERS = new Set(["blockquote", "li", "ol", "ul"]);

function placeOf(node: Nodes, text: string): unknown {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (start === undefined || end === undefined) return undefined;
  const written = text.slice(start, end);
  const inner = written.trimStart();
  if (/^[\s>]*$/u.test(written)) return "blank";
  return [
    beginsWithBox(node) ? "box" : end - inner.length,
    CONTAINERS.has(nameOf(node))
      ? "any"
      : start + written.replace(LAST_SPACE, "").length,
  ];
}

function describe(node: Nodes): unknown {
  if (node.type === "element")
    return Object.entries(node.properties).toSorted(byName);
  return "value" in node ? node.value : undefined;
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function beginsWithBox(node: Nodes): boolean {
  const [first] = childrenOf(node);
  return first?.type === "element" && first.tagName === "input";
}
