import { posix } from "node:path";
import type { Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { shorten } from "../losses.ts";
import type { Component } from "./component.ts";
import type { Conversion } from "./conversion.ts";

/** The text of another file that the document imports as a component. */
export function showPartial(
  component: Component,
  { conversion }: { conversion: Conversion },
): RootContent[] | undefined {
  const path = [...conversion.imports].find(
    ([name]) => name.toLowerCase() === component.name.toLowerCase(),
  )?.[1];
  if (path === undefined || !/\.mdx?$/u.test(path)) return undefined;
  const shown = conversion.convertFile(path, component.line);
  if (shown === undefined) {
    const outcome = `left out: ${path} cannot be read`;
    conversion.report(
      component.line,
      "include",
      shorten(component.source),
      outcome,
    );
    return [];
  }
  moveTargets(shown, posix.dirname(path));
  return shown;
}

/** Relative addresses lead from the document where they led from the partial. */
function moveTargets(nodes: readonly RootContent[], folder: string): void {
  const tree: Root = { type: "root", children: [...nodes] };
  visit(tree, (node) => {
    if (node.type !== "link" && node.type !== "image") return;
    if (node.url === "" || /^(?:[a-z][a-z\d+.-]*:|[/#@{~])/iu.test(node.url))
      return;
    node.url = posix.join(folder, node.url);
  });
}
