import type { Blockquote, Paragraph, Root } from "mdast";
import { toCalloutKind } from "../../model/callout.ts";
import { inlineHtml } from "./tidy-tree.ts";

declare module "mdast" {
  interface BlockquoteData {
    /** Made from a component, such as an admonition: what it was called, and whether it has a title besides. */
    callout?: { kind: string; isTitled: boolean };
  }
}

const MARKER = /^\[!(\w+)\][+-]?(?:\s+|$)/u;

/**
 * Writes notes of other generators and GitHub's alerts as callouts: quotes that begin with `[!NOTE]`. Callouts are not
 * nested, so a note inside another element stays a quote with its name in bold.
 */
export function writeCallouts({ children }: Root): void {
  for (const node of children)
    if (node.type === "blockquote") writeCallout(node);
}

function writeCallout(quote: Blockquote): void {
  const { callout } = quote.data ?? {};
  if (callout === undefined) {
    writeAlert(quote);
    return;
  }
  const kind = toCalloutKind(callout.kind);
  const hasText = callout.isTitled || quote.children.length > 1;
  if (kind === undefined || !hasText) return;
  // Without a title, the name of the kind stands first.
  if (!callout.isTitled) quote.children.shift();
  addMarker(quote, kind);
}

/** An alert as on GitHub or in Obsidian: as text, its brackets would be escaped. */
function writeAlert(quote: Blockquote): void {
  const [paragraph] = quote.children;
  const text =
    paragraph?.type === "paragraph" ? paragraph.children[0] : undefined;
  if (paragraph?.type !== "paragraph" || text?.type !== "text") return;
  const [marker, name = ""] = MARKER.exec(text.value) ?? [];
  const kind = toCalloutKind(name);
  if (marker === undefined || kind === undefined) return;
  text.value = text.value.slice(marker.length);
  if (text.value === "") paragraph.children.shift();
  if (paragraph.children.length === 0) quote.children.shift();
  addMarker(quote, kind);
}

function addMarker(quote: Blockquote, kind: string): void {
  const marker = inlineHtml(`[!${kind}]`);
  const [first] = quote.children;
  if (first?.type === "paragraph")
    first.children.unshift(marker, { type: "text", value: "\n" });
  else {
    const line: Paragraph = { type: "paragraph", children: [marker] };
    quote.children.unshift(line);
  }
}
