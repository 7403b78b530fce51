import { parseExpressionAt } from "acorn";
import type { Element, ElementContent, Root as HastRoot } from "hast";
import type { Html, Link, Nodes, RootContent } from "mdast";
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
import { SKIP, visit } from "unist-util-visit";
import { VFile } from "vfile";
import { escapeAttribute } from "entities";
import { shorten } from "../losses.ts";
import { isHtmlName } from "./html-names.ts";
import { holdsToken } from "./marks.ts";
import type { ReadBody } from "./read-body.ts";
import { CODE_NAMES } from "./template-marks.ts";

declare module "mdast" {
  interface InlineCodeData {
    /** A mark of a template that nobody filled in. */
    isMark?: true;
  }
}

/** The element that stands for a Markdown node which passes through HTML as it is. */
export const KEPT_TAG = "import-keep";
/** The element that stands for a footnote. */
export const NOTE_TAG = "import-note";
/** What may pass through HTML where it holds none. */
const KEPT = new Set<string>(
  "blockquote code footnoteDefinition footnoteReference heading image inlineCode list paragraph table thematicBreak".split(
    " ",
  ),
);

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
type JsExpression = MdxFlowExpression | MdxTextExpression;

/** Markdown, HTML and JSX as one tree of elements, nested as a browser nests them. */
export function toElements(body: ReadBody): {
  tree: HastRoot;
  /** The Markdown nodes that pass through, by their numbers. */
  kept: RootContent[];
} {
  const kept: RootContent[] = [];
  const keep = (node: RootContent) => String(kept.push(node) - 1);
  keepMarkdown(body, keep);
  const expression = (_: State, node: JsExpression): ElementContent[] => {
    const shown = showExpression(node, body);
    if (shown?.type !== "inlineCode") return shown ? [shown] : [];
    const dataN = keep(shown);
    return [createElement(KEPT_TAG, [{ type: "text", value: "." }], { dataN })];
  };
  const jsx = (state: State, node: Jsx) => showJsx(state, node, body);
  const handlers = {
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
  const tree = unified()
    .use(remarkRehype, { allowDangerousHtml: true, handlers })
    .use(rehypeRaw)
    .runSync(body.tree, new VFile(body.text));
  return { tree, kept };
}

/** True where there is HTML, JSX or something hidden. */
export function isForeign(tree: Nodes): boolean {
  let isFound = false;
  visit(tree, (node) => {
    isFound ||=
      node.type === "html" ||
      node.type.startsWith("mdx") ||
      (node.type === "text" && holdsToken(node.value));
    return !isFound;
  });
  return isFound;
}

/** Puts an element in the place of each node that is nothing but Markdown, and tags around footnotes. */
function keepMarkdown(
  { tree }: ReadBody,
  keep: (node: RootContent) => string,
): void {
  visit(tree, (node, index, parent) => {
    if (!KEPT.has(node.type) || node.type === "root") return undefined;
    if (parent === undefined || index === undefined) return undefined;
    const siblings: RootContent[] = parent.children;
    const html = (value: string): Html => ({
      type: "html",
      value,
      ...(node.position ? { position: node.position } : {}),
    });
    if (!isForeign(node)) {
      siblings[index] = html(
        `<${KEPT_TAG} data-n="${keep(node)}">.</${KEPT_TAG}>`,
      );
      return SKIP;
    }
    if (node.type !== "footnoteDefinition") return undefined;
    const label = escapeAttribute(node.label ?? node.identifier);
    const open = html(`<${NOTE_TAG} data-label="${label}">`);
    siblings.splice(index, 1, open, ...node.children, html(`</${NOTE_TAG}>`));
    return index + 1;
  });
}

function createElement(
  tagName: string,
  children: ElementContent[],
  properties: Element["properties"] = {},
): Element {
  return { type: "element", tagName, properties, children };
}

/** An expression in braces: comments and plain text as what they are, anything else as it is written. */
function showExpression(node: JsExpression, body: ReadBody) {
  const code = body.marks.restore(node.value);
  if (code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu, "").trim() === "")
    return undefined;
  const value = readLiteral(code, body);
  if (value !== undefined) return { type: "text", value } as const;
  const written = `{${code.replaceAll(/\s+/gu, " ")}}`;
  if (!/^\s*#[\w:.-]+\s*$/u.test(code)) reportExpression(node, written, body);
  const data = { isMark: true } as const;
  return { type: "inlineCode", value: written, data } as const;
}

function reportExpression(
  node: JsExpression | Jsx,
  written: string,
  { lineOf, report }: ReadBody,
): void {
  const outcome = "not run: it is shown as it is written, or left out of a tag";
  report(lineOf(node), "expression", shorten(written), outcome);
}

/** The value of a text in quotes, of the name of an imported file, or of a call that only gives a path. */
function readLiteral(code: string, { imports }: ReadBody): string | undefined {
  const call =
    /^\s*(?:require|useBaseUrl|withBase)\((.*)\)(?:\.default)?\s*$/su;
  const inner = call.exec(code)?.[1] ?? code;
  try {
    const node = parseExpressionAt(inner, 0, { ecmaVersion: "latest" });
    if (inner.slice(node.end).trim() !== "") return undefined;
    if (node.type === "Identifier") return imports.get(node.name);
    if (node.type === "Literal" && node.value !== null)
      return String(node.value);
    if (node.type === "TemplateLiteral" && node.expressions.length === 0)
      return node.quasis[0]?.value.cooked ?? undefined;
  } catch (error) {
    if (error instanceof RangeError) throw error;
  }
  return undefined;
}

/** JSX with a name of HTML is that element; any other is a component. */
function showJsx(state: State, node: Jsx, body: ReadBody) {
  const { name, position } = node;
  if (name === null) return state.all(node);
  const { marks, text } = body;
  const values = readAttributes(node, body);
  const place = position ? { position } : {};
  if (isHtmlName(name) || marks.component(name)) {
    const className = values.get("className")?.split(/\s+/u);
    const properties = { ...Object.fromEntries(values), className };
    return { ...createElement(name, state.all(node), properties), ...place };
  }
  const start = position?.start.offset ?? 0;
  const inner = node.children[0]?.position?.start.offset;
  const end = inner ?? position?.end.offset ?? start;
  const source = marks.restore(text.slice(start, end)).trim();
  const tag = marks.enclose({ name, kind: "component", values, source });
  const content = CODE_NAMES.test(name) ? readCode(node, body) : undefined;
  const children: ElementContent[] =
    content === undefined
      ? state.all(node)
      : [createElement("pre", [{ type: "text", value: content }])];
  return { ...createElement(tag, children), ...place };
}

/** The text of a component of code that holds nothing but one expression. */
function readCode({ children }: Jsx, body: ReadBody): string | undefined {
  const [only, ...others] = children.filter(
    (child) => child.type !== "text" || child.value.trim() !== "",
  );
  const inner = only?.type === "paragraph" ? only.children[0] : only;
  const isExpression =
    inner?.type === "mdxFlowExpression" || inner?.type === "mdxTextExpression";
  return isExpression && others.length === 0
    ? readLiteral(body.marks.restore(inner.value), body)
    : undefined;
}

function readAttributes(node: Jsx, body: ReadBody): Map<string, string> {
  const given = node.attributes.flatMap((attribute): [string, string][] => {
    const { value } = attribute;
    const isPlain =
      value === null || value === undefined || typeof value === "string";
    if (attribute.type === "mdxJsxAttribute" && isPlain)
      return [[attribute.name, body.marks.restore(value ?? "")]];
    const code = body.marks.restore(
      typeof value === "object" && value ? value.value : (value ?? ""),
    );
    const read = readLiteral(code, body);
    if (attribute.type === "mdxJsxAttribute" && read !== undefined)
      return [[attribute.name, read]];
    if (holdsWords(code)) reportExpression(node, `{${code}}`, body);
    return [];
  });
  return new Map(given);
}

/** True for code with a text that readers might see. */
function holdsWords(code: string): boolean {
  return /["'`>][^"'`<]*\p{L}{2}/u.test(code);
}
