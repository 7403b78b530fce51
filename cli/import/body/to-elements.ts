import type { Element, ElementContent, Root as HastRoot, Text } from "hast";
import type { Link, Nodes } from "mdast";
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
import { shorten } from "../losses.ts";
import { isHtmlName } from "./html-names.ts";
import { holdsToken } from "./marks.ts";
import type { ReadBody } from "./read-body.ts";
import { CODE_NAMES } from "./template-marks.ts";
import { placeOf } from "./tidy-tree.ts";

/** What may pass through HTML as it is, where it holds none. */
const MARKDOWN =
  /^(?:blockquote|code|footnote.*|heading|image|inlineCode|list|paragraph|table|thematicBreak)$/u;

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
type Expression = MdxFlowExpression | MdxTextExpression;

/** Markdown, HTML and JSX as one tree of elements, nested as a browser nests them. */
export function toElements(body: ReadBody): HastRoot {
  hideMarkdown(body);
  const expression = (_: State, node: Expression) => showExpression(node, body);
  const jsx = (state: State, node: Jsx) => showJsx(state, node, body);
  const handlers = {
    link: (state: State, { children, title, url }: Link) =>
      createElement("a", state.all({ type: "paragraph", children }), {
        href: url,
        title: title ?? undefined,
      }),
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
  };
  return unified()
    .use(remarkRehype, { allowDangerousHtml: true, handlers })
    .use(rehypeRaw)
    .runSync(body.tree, new VFile(body.text));
}

/** True where there is HTML, JSX or something hidden. */
export function isForeign(tree: Nodes): boolean {
  let isFound = false;
  visit(tree, (node) => {
    const isHidden = node.type === "text" && holdsToken(node.value);
    isFound ||= isHidden || /^(?:html|mdx)/u.test(node.type);
    return !isFound;
  });
  return isFound;
}

/** Puts a token in the place of each node that is nothing but Markdown. */
function hideMarkdown({ marks, text, tree }: ReadBody): void {
  visit(tree, (node, index, parent) => {
    if (node.type === "root" || !MARKDOWN.test(node.type)) return undefined;
    if (parent === undefined || index === undefined) return undefined;
    if (node.type !== "footnoteDefinition" && isForeign(node)) return undefined;
    const { position } = node;
    const source = text.slice(position?.start.offset, position?.end.offset);
    const value = marks.hide(source, { kind: "markdown", node });
    parent.children.splice(index, 1, { type: "html", value, ...placeOf(node) });
    return SKIP;
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
function showExpression(node: Expression, body: ReadBody): Text | undefined {
  const code = body.marks.restore(node.value);
  if (code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu, "").trim() === "")
    return undefined;
  const unknown = { kind: "unknown", loss: "expression" } as const;
  const value =
    readLiteral(code, body) ?? body.marks.hide(`{${code}}`, unknown);
  return { type: "text", value, ...placeOf(node) };
}

const LITERAL =
  /^\s*(?:(?:require|useBaseUrl|withBase)\(\s*)?(?:"([^"]*)"|'([^']*)'|`([^`$]*)`)\s*\)?(?:\.default)?\s*$/su;

/** A text in quotes, a path that a call is given, or the path of an imported file. */
function readLiteral(code: string, { imports }: ReadBody): string | undefined {
  const [, double, single, back] = LITERAL.exec(code) ?? [];
  return double ?? single ?? back ?? imports.get(code.trim());
}

/** JSX with a name of HTML is that element; any other is a component. */
function showJsx(state: State, node: Jsx, body: ReadBody) {
  const { name } = node;
  if (name === null) return state.all(node);
  const { marks } = body;
  const values = readAttributes(node, body);
  const place = placeOf(node);
  if (isHtmlName(name) || marks.component(name)) {
    const className = values.get("className")?.split(/\s+/u);
    const properties = { ...Object.fromEntries(values), className };
    return { ...createElement(name, state.all(node), properties), ...place };
  }
  const { content, source } = cutJsx(node, body);
  const component = { name, kind: "component", values, source } as const;
  const value = content.replaceAll(/^\s*\{\s*`|`\s*\}\s*$/gu, "").trim();
  const lang = values.get("language") ?? values.get("lang") ?? "";
  const isCode = CODE_NAMES.test(name) && value !== "";
  const shown = isCode
    ? ({ kind: "code", value, lang } as const)
    : ({ kind: "nothing" } as const);
  const children = isCode ? [] : state.all(node);
  // Without content, the element would not keep the spaces around it apart.
  if (children.length === 0)
    children.push({ type: "text", value: marks.hide(content, shown) });
  return { ...createElement(marks.enclose(component), children), ...place };
}

/** The opening tag and the content of an element as they are written. */
function cutJsx({ children, position }: Jsx, { marks, text }: ReadBody) {
  const start = position?.start.offset;
  const first = children[0]?.position ?? { start: position?.end };
  const last = children.at(-1)?.position ?? { end: position?.end };
  const source = marks.restore(text.slice(start, first.start?.offset));
  const content = text.slice(first.start?.offset, last.end?.offset);
  return { source: source.trim(), content };
}

/** Attributes by name; of programs, those are reported that hold words. */
function readAttributes(node: Jsx, body: ReadBody): Map<string, string> {
  const given = node.attributes.flatMap((attribute): [string, string][] => {
    const { type, value } = attribute;
    const isText = type === "mdxJsxAttribute" && typeof value !== "object";
    const written = typeof value === "object" ? value?.value : value;
    const code = body.marks.restore(written ?? "");
    const read = isText ? code : readLiteral(code, body);
    if (type === "mdxJsxAttribute" && read !== undefined)
      return [[attribute.name, read]];
    const outcome = "left out: it is not run";
    if (/["'`>][^"'`<]*\p{L}{2}/u.test(code))
      body.report(body.lineOf(node), "expression", shorten(code), outcome);
    return [];
  });
  return new Map(given);
}
