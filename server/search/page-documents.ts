import type { Element, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";

/** What is searched of a page of the site. */
export interface PageDocument {
  path: string;
  title: string;
  description: string;
  text: string;
}

/** Elements without searchable text. Figures show examples of the product, with sample data. */
const SKIPPED = new Set([
  "figure",
  "form",
  "nav",
  "script",
  "style",
  "svg",
  "template",
]);
/** Inline elements. */
const INLINE = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "code",
  "em",
  "i",
  "kbd",
  "mark",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
]);

type Node = Root | RootContent;

function find(
  node: Node,
  fits: (element: Element) => boolean,
): Element | undefined {
  if (node.type === "element" && fits(node)) return node;
  if (!("children" in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** True for an element without text for readers: also if it is decoration, or a note that only screen readers get. */
function isSkipped({ tagName, properties }: Element): boolean {
  const { ariaHidden, className } = properties;
  return (
    SKIPPED.has(tagName) ||
    ariaHidden === "true" ||
    (Array.isArray(className) && className.includes("sr-only"))
  );
}

/** The text of a node, one line per block. */
function textOf(node: Node): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  if (node.type === "element" && isSkipped(node)) return "";
  const text = node.children.map(textOf).join("");
  const isInline = node.type === "element" && INLINE.has(node.tagName);
  if (!isInline) return `\n${text}\n`;
  // Adjacent spans are often apart on the screen.
  return node.tagName === "span" ? ` ${text} ` : text;
}

const toLine = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

function readMeta(root: Root, name: string): string | undefined {
  const meta = find(
    root,
    ({ tagName, properties }) =>
      tagName === "meta" && properties["name"] === name,
  );
  const content = meta?.properties["content"];
  return content === undefined ? undefined : String(content);
}

/** Converts a page to a search document. Returns none for a page that search engines must not index. */
export function toPageDocument(
  { path, html }: { path: string; html: string },
  siteName: string,
): PageDocument[] {
  const root = fromHtml(html);
  if (readMeta(root, "robots")?.includes("noindex")) return [];
  const title = find(root, ({ tagName }) => tagName === "title");
  const main = find(root, ({ tagName }) => tagName === "main");
  return [
    {
      path,
      title: toLine(title ? textOf(title) : path).replace(` | ${siteName}`, ""),
      description: readMeta(root, "description") ?? "",
      text: main
        ? textOf(main)
            .replaceAll(/\s*\n\s*/gu, "\n")
            .trim()
        : "",
    },
  ];
}
