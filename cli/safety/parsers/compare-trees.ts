import type { Element, Nodes, Root } from "hast";

/**
 * Where two HTML trees of one text differ, one line a difference: kinds, properties, texts, and where in the text each
 * node stands. Two things that nothing reads are left out: the name of a code block's language beside its class, and
 * the start of a paragraph that begins with the box of a task.
 */
export function findDifferences(
  first: Nodes,
  second: Nodes,
  path = "",
): string[] {
  const name = nameOf(first);
  if (name !== nameOf(second))
    return [`${path}: ${name} is ${nameOf(second)} in the other`];
  const here = `${path}/${name}`;
  const found: string[] = [];
  const [one, other] = [describe(first), describe(second)];
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
    if (twin !== undefined) found.push(...findDifferences(child, twin, here));
  }
  return found;
}

function nameOf(node: Nodes): string {
  return node.type === "element" ? node.tagName : node.type;
}

function childrenOf(node: Nodes): (Root | Element)["children"] {
  return "children" in node ? node.children : [];
}

function describe(node: Nodes): string {
  const { position } = node;
  const start = beginsWithBox(node) ? "box" : position?.start.offset;
  return JSON.stringify({
    at: position && [start, position.end.offset],
    value: "value" in node ? node.value : undefined,
    properties:
      node.type === "element"
        ? Object.entries(node.properties).toSorted(byName)
        : undefined,
  });
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function beginsWithBox(node: Nodes): boolean {
  const [first] = childrenOf(node);
  return first?.type === "element" && first.tagName === "input";
}
