import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import type { Fragments, Snippet } from "../../model/body.ts";
import {
  isPlaceholderParagraph,
  PLACEHOLDER,
} from "../../model/placeholder.ts";
import { renderWireframe } from "./render-wireframe.ts";

const NONE: Fragments = { wireframe: {}, code: {} };

/** Replaces placeholders by `fragments` in the data of the file. Removes those that name nothing. */
export function rehypePlaceholders() {
  return (tree: Root, file: VFile): void => {
    if (String(file).includes("{{"))
      fillPlaceholders(tree, file.data.fragments ?? NONE);
  };
}

function fillPlaceholders(tree: Root, fragments: Fragments): void {
  visit(tree, (node, index, parent) => {
    if (node.type === "text")
      node.value = node.value.replaceAll(PLACEHOLDER, "");
    if (node.type !== "element") return undefined;
    if (node.tagName === "pre" || node.tagName === "code") return SKIP;
    if (!parent || index === undefined || !isPlaceholderParagraph(node))
      return undefined;
    const elements = [...toString(node).matchAll(PLACEHOLDER)].flatMap(
      ([, kind = "", id = ""]) => renderFragment(kind, id, fragments) ?? [],
    );
    parent.children.splice(index, 1, ...elements);
    return [SKIP, index + elements.length];
  });
}

function renderFragment(
  kind: string,
  id: string,
  { wireframe, code }: Fragments,
): Element | undefined {
  if (kind === "wireframe" && Object.hasOwn(wireframe, id)) {
    const found = wireframe[id];
    return found && renderWireframe(found);
  }
  const snippet = Object.hasOwn(code, id) ? code[id] : undefined;
  return kind === "code" && snippet ? renderSnippet(snippet) : undefined;
}

function renderSnippet({ title, language, code }: Snippet): Element {
  const text = code.endsWith("\n") ? code : `${code}\n`;
  return h("figure.code-block", [
    h("figcaption", title),
    h("pre", h("code", { className: [`language-${language}`] }, text)),
  ]);
}
