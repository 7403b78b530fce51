import type { Parents, RootContent } from "mdast";

/** Gives a node other children; `liftBlocks` puts those right that may not stand there. */
export function setChildren<T extends Parents>(
  parent: T,
  nodes: readonly RootContent[],
): T {
  const children: RootContent[] = parent.children;
  children.length = 0;
  for (const node of nodes) children.push(node);
  return parent;
}
