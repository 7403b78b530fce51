import type { Element, ElementContent, Root as HastRoot } from "hast";
import type { Link, Nodes, RootContent } from "mdast";
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

declare module "mdast" {
  interface InlineCodeData {
    /** A mark of a template that nobody filled in. */
    isMark?: true;
  }
}

/** The element that stands for a Markdown node which passes through HTML as it is. */
export const KEPT_TAG = "import-keep";
/** What may pass through HTML where it holds none. */
const KEPT =
  /^(?:blockquote|code|footnote.*|heading|image|inlineCode|list|paragraph|table|thematicBreak)$/u;

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
type Expression = MdxFlowExpression | MdxTextExpression;

/** Markdown, HTML and JSX as one tree of elements, and the Markdown nodes that pass through by their numbers. */
export function toElements(body: ReadBody): {
  tree: HastRoot;
  kept: RootContent[];
} {
  const kept: RootContent[] = [];
  const keep = (node: RootContent) => String(kept.push(node) - 1);
  keepMarkdown(body, keep);
  const expression = (_: State, node: Expression): ElementContent[] => {
    const shown = showExpression(node, body);
    return shown?.type === "inlineCode"
      ? [createElement(KEPT_TAG, undefined, { dataN: keep(shown) })]
      : [shown ?? []].flat();
  };
  const jsx = (state: State, node: Jsx) => showJsx(state, node, body);
  const handlers = {
    link: (state: State, node: Link) =>
      createElement("a", state.all(node), {
        href: node.url,
        title: node.title ?? undefined,
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
    const isHidden = node.type === "text" && holdsToken(node.value);
    isFound ||= isHidden || /^(?:html|mdx)/u.test(node.type);
    return !isFound;
  });
  return isFound;
}

/** Puts an element in the place of each node that is nothing but Markdown. */
function keepMarkdown(
  { tree }: ReadBody,
  keep: (node: RootContent) => string,
): void {
  visit(tree, (node, index, parent) => {
    if (node.type === "root" || !KEPT.test(node.type)) return undefined;
    if (parent === undefined || index === undefined) return undefined;
    if (node.type !== "footnoteDefinition" && isForeign(node)) return undefined;
    const value = `<${KEPT_TAG} data-n="${keep(node)}">.</${KEPT_TAG}>`;
    const place = node.position ? { position: node.position } : {};
    parent.children.splice(index, 1, { type: "html", value, ...place });
    return SKIP;
  });
}

export function createElement(
  tagName: string,
  children: ElementContent[] = [{ type: "text", value: "." }],
  properties: Element["properties"] = {},
): Element {
  return { type: "element", tagName, properties, children };
}

/** An expression in braces: comments and plain text as what they are, anything else as it is written. */
function showExpression(node: Expression, body: ReadBody) {
  const code = body.marks.restore(node.value);
  if (code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu, "").trim() === "")
    return undefined;
  const value = readLiteral(code, body);
  if (value !== undefined) return { type: "text", value } as const;
  const written = `{${code.replaceAll(/\s+/gu, " ")}}`;
  reportProgram(node, written, "shown as written", body);
  const data = { isMark: true } as const;
  return { type: "inlineCode", value: written, data } as const;
}

function reportProgram(
  node: Expression | Jsx,
  written: string,
  outcome: string,
  { lineOf, report }: ReadBody,
): void {
  const reason = `${outcome}: it is not run`;
  report(lineOf(node), "expression", shorten(written), reason);
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
  const { children, name, position } = node;
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
  const after = position?.end.offset ?? start;
  const end = children[0]?.position?.start.offset ?? after;
  const source = marks.restore(text.slice(start, end)).trim();
  const tag = marks.enclose({ name, kind: "component", values, source });
  const written = text.slice(end, children.at(-1)?.position?.end.offset ?? end);
  const code = written.replaceAll(/^\s*\{\s*`|`\s*\}\s*$/gu, "").trim();
  const content: ElementContent[] =
    CODE_NAMES.test(name) && code !== ""
      ? [createCode(code, values.get("language") ?? values.get("lang") ?? "")]
      : state.all(node);
  if (content.length === 0) content.push(createElement(KEPT_TAG));
  return { ...createElement(tag, content), ...place };
}

function createCode(value: string, language: string): Element {
  const className = language === "" ? [] : [`language-${language}`];
  const text: ElementContent = { type: "text", value };
  return createElement("pre", [createElement("code", [text], { className })]);
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
    if (/["'`>][^"'`<]*\p{L}{2}/u.test(code))
      reportProgram(node, `{${code}}`, "left out", body);
    return [];
  });
  return new Map(given);
}
