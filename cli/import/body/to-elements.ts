import type { Element, ElementContent, Root as HastRoot } from "hast";
import type { Link, Root, RootContent } from "mdast";
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxTextExpression,
} from "mdast-util-mdx";
import type { State } from "mdast-util-to-hast";
import rehypeRaw from "rehype-raw";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { VFile } from "vfile";
import { shorten } from "../losses.ts";
import type { Conversion } from "./conversion.ts";
import { isHtmlName } from "./html-names.ts";
import { COMPONENT_TAG } from "./marks.ts";
import { isCommentOnly, readExpression, toText } from "./read-expression.ts";

/** The element that stands for a Markdown node which passes through HTML as it is. */
export const KEPT_TAG = "import-keep";

const KEPT = ["code", "inlineCode", "image", "footnoteReference"];

/** Markdown, HTML and JSX as one tree of elements, nested as a browser nests them. */
export function toElements(tree: Root, conversion: Conversion): HastRoot {
  const keep = (_: State, node: RootContent) => keepNode(node, conversion);
  const jsx = (state: State, node: MdxJsxFlowElement | MdxJsxTextElement) =>
    showJsx(state, node, conversion);
  const expression = (_: State, node: MdxFlowExpression | MdxTextExpression) =>
    showExpression(node, conversion);
  const handlers = {
    ...Object.fromEntries(KEPT.map((type) => [type, keep])),
    link: (state: State, node: Link): Element =>
      createElement("a", state.all(node), {
        href: node.url,
        ...(node.title ? { title: node.title } : {}),
      }),
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
  };
  const file = new VFile(conversion.text);
  const toHast = unified().use(remarkRehype, {
    allowDangerousHtml: true,
    handlers,
  });
  const elements = toHast.runSync(tree, file);
  // JSX is nested as it is written; only HTML is in pieces.
  return conversion.isMdx
    ? elements
    : unified().use(rehypeRaw).runSync(elements, file);
}

export function createElement(
  tagName: string,
  children: ElementContent[] = [{ type: "text", value: "." }],
  properties: Element["properties"] = {},
): Element {
  return { type: "element", tagName, properties, children };
}

/** An element that a Markdown node passes through HTML in. Its text keeps the spaces around it apart. */
export function keepNode(node: RootContent, { kept }: Conversion): Element {
  const dataN = String(kept.push(node) - 1);
  return createElement(KEPT_TAG, undefined, { dataN });
}

/** An expression in braces: comments and plain values as what they are, anything else as code. */
function showExpression(
  node: MdxFlowExpression | MdxTextExpression,
  conversion: Conversion,
): ElementContent | undefined {
  const { lineOf, marks, readName, report } = conversion;
  const code = marks.restore(node.value);
  if (isCommentOnly(code)) return undefined;
  const value = toText(readExpression(code, readName));
  if (value !== undefined) return { type: "text", value };
  const written = `{${code}}`;
  const outcome = "shown as written: it is not run";
  if (!/^\s*#[\w:.-]+\s*$/u.test(code))
    report(lineOf(node), "expression", shorten(written), outcome);
  if (node.type === "mdxFlowExpression" && written.includes("\n"))
    return keepNode({ type: "code", lang: "jsx", value: written }, conversion);
  const shown = written.replaceAll(/\s+/gu, " ");
  const data = { isMark: true } as const;
  return keepNode({ type: "inlineCode", value: shown, data }, conversion);
}

/** JSX with a name of HTML is that element; any other is a component. */
function showJsx(
  state: State,
  node: MdxJsxFlowElement | MdxJsxTextElement,
  conversion: Conversion,
): ElementContent | ElementContent[] {
  const children = state.all(node);
  const { name, position } = node;
  if (name === null) return children;
  const values = readAttributes(node, conversion);
  const place = position ? { position } : {};
  if (name.startsWith(COMPONENT_TAG) || isHtmlName(name)) {
    const className = values.get("className")?.split(/\s+/u);
    const properties = { ...Object.fromEntries(values), className };
    return { ...createElement(name, children, properties), ...place };
  }
  const { lineOf, marks, text } = conversion;
  const start = position?.start.offset ?? 0;
  const inner = node.children[0]?.position?.start.offset;
  const end = inner ?? position?.end.offset ?? start;
  const tag = marks.enclose({
    name,
    kind: "component",
    values,
    source: marks.restore(text.slice(start, end)).trim(),
    line: lineOf(node),
  });
  return { ...createElement(tag, fillEmpty(children)), ...place };
}

/** An element without content would not keep the spaces around it apart. */
export function fillEmpty(children: ElementContent[]): ElementContent[] {
  return children.length > 0 ? children : [createElement(KEPT_TAG)];
}

function readAttributes(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  { marks, readName }: Conversion,
): Map<string, string> {
  const given = attributes.flatMap((attribute): [string, string][] => {
    if (attribute.type !== "mdxJsxAttribute") return [];
    const { name, value } = attribute;
    if (typeof value === "object" && value !== null) {
      const read = readExpression(marks.restore(value.value), readName);
      return flatten(name, read);
    }
    return [[name, marks.restore(value ?? "")]];
  });
  return new Map(given);
}

/** A value with those in it, by their paths: `items.0.label`. */
function flatten(name: string, value: unknown): [string, string][] {
  const text = toText(value);
  if (text !== undefined) return [[name, text]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(`${name}.${key}`, inner),
  );
}
